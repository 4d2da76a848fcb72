import type { Orderable } from '#src/contract/cart.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import { Unavailable } from './unavailable.tsx';

export function QuickOrderSlot({ products }: { products: Orderable[] }) {
  const loaded = useAfterIdle(loadView);
  if (loaded === null) return <Unavailable />;
  return loaded ? <loaded.QuickOrderView products={products} /> : <Skeleton />;
}

const loadView = () => import('./quick-order-view.tsx');
