import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import { Unavailable } from './unavailable.tsx';

/** A cart is on a device and never in a page of the server; what shows it comes when the page is there. */
export function CartSlot() {
  const loaded = useAfterIdle(loadView);
  if (loaded === null) return <Unavailable />;
  return loaded ? <loaded.CartView /> : <Skeleton />;
}

const loadView = () => import('./cart-view.tsx');
