import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import { Unavailable } from './unavailable.tsx';

/** The server cannot know what waits on a device; what shows it comes when the page is there. */
export function OutboxSlot() {
  const loaded = useAfterIdle(loadView);
  if (loaded === null) return <Unavailable />;
  return loaded ? <loaded.OutboxView /> : <Skeleton />;
}

const loadView = () => import('./outbox-view.tsx');
