import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';

/** The server cannot know what waits on a device; what shows it comes when the page is there. */
export function OutboxSlot() {
  const loaded = useAfterIdle(loadView);
  if (loaded === null) return <Unavailable />;
  return loaded ? <loaded.OutboxView /> : <Skeleton />;
}

const loadView = () => import('./outbox-view.tsx');

export function Unavailable() {
  return (
    <Notice kind="error" title="What waits cannot be shown">
      <p>
        This browser window cannot store anything, or a part of the site could not be loaded. Reload the page;
        if this stays, leave private browsing.
      </p>
    </Notice>
  );
}
