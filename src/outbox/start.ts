import { isServerReachable } from '#src/api/probe.ts';
import { requestPeriodicSync, requestSync } from './background.ts';
import { finishRemovals } from './change.ts';
import { onChange } from './change-events.ts';
import { isPending } from './entry.ts';
import { sendPending } from './send-pending.ts';
import { reportStarted } from './started.ts';
import { store } from './store.ts';
import { showBadge } from './badge.ts';

/** Short enough that entries arrive within five seconds once the connection is back. */
const retryIntervalMs = 3000;

/**
 * Sends pending entries when the page starts, the connection returns, the tab becomes visible, an entry is added, and on a
 * timer. If the worker is woken at the same time, the lock decides which of the two sends.
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  // The outbox or the session may change during a run, too late for it to be included.
  let hasChanged = false;
  // The connection may return just after the server was found unreachable.
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
  reportStarted();
  return () => {
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', flushNow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Returns whether to try again later. */
async function flushPending(): Promise<boolean> {
  if (!(await store.all()).some(isPending)) return false;
  void requestSync().catch(() => undefined);
  // A cheap check that also detects captive portals.
  if (!(await isServerReachable())) return true;
  return (await sendPending({ ignoreBackoff: false })).length > 0;
}
