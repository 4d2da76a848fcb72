import { checkForNewer } from './check-newer.ts';
import { listen } from './library-messages.ts';
import { runPacks } from './pack-runner.ts';
import { finishRemovals } from './remove.ts';
import { replaceMissing } from './replace-missing.ts';
import { readNewTexts } from './texts.ts';

/** Resumes interrupted downloads and checks for newer revisions. */
export function startLibrary(): () => void {
  // If site data is blocked, there is no library.
  void finishRemovals().catch(() => undefined);
  void runPacks()
    .then(readNewTexts)
    .catch(() => undefined);
  void replaceMissing().catch(() => undefined);
  const checkNow = () => void checkForNewer().catch(() => undefined);
  checkNow();
  window.addEventListener('online', checkNow);
  const stopListening = listen(
    ({ type }) => type === 'finished' && void readNewTexts().catch(() => undefined),
  );
  return () => {
    window.removeEventListener('online', checkNow);
    stopListening();
  };
}
