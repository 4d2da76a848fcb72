import { checkForNewer } from './check-newer.ts';
import { listen } from './library-changes.ts';
import { runPacks } from './pack-runner.ts';
import { endRemovals } from './remove.ts';
import { readNewTexts } from './texts.ts';

/** What a visit does for the library by itself: goes on where it was interrupted, and looks for newer revisions. */
export function startLibrary(): () => void {
  void endRemovals();
  void runPacks().then(readNewTexts);
  void checkForNewer();
  const checkNow = () => void checkForNewer();
  window.addEventListener('online', checkNow);
  const stopListening = listen(({ type }) => type === 'finished' && void readNewTexts());
  return () => {
    window.removeEventListener('online', checkNow);
    stopListening();
  };
}
