import { isServerThere } from '#src/api/probe.ts';
import { askForPeriodicSync, askForSync } from './background.ts';
import { endRemovals } from './change.ts';
import { onChange } from './changes.ts';
import { isWaiting } from './entry.ts';
import { run } from './run.ts';
import { store } from './store.ts';
import { showBadge } from './badge.ts';

/** Short enough that what was written arrives within five seconds of the connection's return. */
const lookEveryMs = 3000;

/**
 * What a page does for the outbox: sends what waits when it starts, when the connection returns, when somebody comes
 * back to it, when something is added, and by a timer. Where the worker is woken for it too, whoever comes first does it.
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  // Somebody may have signed in too late for what is being sent.
  let isAnother = false;
  // The connection may have come back when the server had just been found away.
  let isDueAgain = false;

  const look = async () => {
    isRunning = true;
    isAnother = false;
    isDueAgain = false;
    clearTimeout(timer);
    const waiting = await sendWaiting().catch(() => true);
    isRunning = false;
    if (isDueAgain) lookNow();
    else if (waiting || isAnother) timer = setTimeout(lookNow, lookEveryMs);
  };
  const lookNow = () => {
    if (isRunning) isDueAgain = true;
    else void look();
  };
  const returned = () => document.visibilityState === 'visible' && lookNow();

  void endRemovals().catch(() => undefined);
  void askForPeriodicSync().catch(() => undefined);
  const stopListening = onChange(() => {
    void showBadge().catch(() => undefined);
    isAnother = true;
    if (!isRunning) lookNow();
  });
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', returned);
  lookNow();
  return () => {
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', returned);
  };
}

/** Whether to look again. */
async function sendWaiting(): Promise<boolean> {
  if (!(await store.all()).some(isWaiting)) return false;
  void askForSync().catch(() => undefined);
  // Costs nothing where there is none, and tells a hotel's network from ours.
  if (!(await isServerThere())) return true;
  return (await run({ ignoreBackoff: false })).length > 0;
}
