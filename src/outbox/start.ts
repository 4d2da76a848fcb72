import { isServerThere } from '#src/api/probe.ts';
import { requestPeriodicSync, requestSync } from './background.ts';
import { finishRemovals } from './change.ts';
import { onChange } from './change-events.ts';
import { isPending } from './entry.ts';
import { sendPending } from './send-pending.ts';
import { store } from './store.ts';
import { showBadge } from './badge.ts';

/** Short enough that what was written arrives within five seconds of the connection's return. */
const retryIntervalMs = 3000;

/**
 * What a page does for the outbox: sends what waits when it starts, when the connection returns, when somebody comes
 * back to it, when something is added, and by a timer. Where the worker is woken for it too, whoever comes first does it.
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  // Somebody may have signed in too late for what is being sent.
  let hasChanged = false;
  // The connection may have come back when the server had just been found away.
  let isFlushRequested = false;

  const flush = async () => {
    isRunning = true;
    hasChanged = false;
    isFlushRequested = false;
    clearTimeout(timer);
    const isRetryNeeded = await flushPending().catch(() => true);
    isRunning = false;
    if (isFlushRequested) flushNow();
    else if (isRetryNeeded || hasChanged) timer = setTimeout(flushNow, retryIntervalMs);
  };
  const flushNow = () => {
    if (isRunning) isFlushRequested = true;
    else void flush();
  };
  const onVisibilityChange = () => document.visibilityState === 'visible' && flushNow();

  void finishRemovals().catch(() => undefined);
  void requestPeriodicSync().catch(() => undefined);
  const stopListening = onChange(() => {
    void showBadge().catch(() => undefined);
    hasChanged = true;
    if (!isRunning) flushNow();
  });
  window.addEventListener('online', flushNow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  flushNow();
  return () => {
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', flushNow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Whether to look again. */
async function flushPending(): Promise<boolean> {
  if (!(await store.all()).some(isPending)) return false;
  void requestSync().catch(() => undefined);
  // Costs nothing where there is none, and tells a hotel's network from ours.
  if (!(await isServerThere())) return true;
  return (await sendPending({ ignoreBackoff: false })).length > 0;
}
