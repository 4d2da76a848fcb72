import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';

/** The server cannot know what is saved on a device; what shows it comes when the page is there. */
export function LibrarySlot() {
  const loaded = useAfterIdle(loadView);
  if (loaded === null) return <Unavailable />;
  return loaded ? <loaded.LibraryView /> : <Skeleton />;
}

const loadView = () => import('./library-view.tsx');

function Unavailable() {
  return (
    <Notice kind="error" title="Your saved documents cannot be shown">
      <p>
        This browser window cannot store documents, or part of the site could not be loaded. Reload the page.
        If that does not help, turn off private browsing.
      </p>
    </Notice>
  );
}
