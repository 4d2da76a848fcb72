import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';

/** The server cannot know what is saved on a device; what shows it comes when the page is there. */
export function LibrarySlot() {
  const loaded = useAfterIdle(loadView);
  return loaded ? <loaded.LibraryView /> : <Skeleton />;
}

const loadView = () => import('./library-view.tsx');
