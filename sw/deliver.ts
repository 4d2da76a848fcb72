interface DeliverOptions<T> {
  /** Sends pending entries; returns those still pending. */
  send: (options: { ignoreBackoff: boolean }) => Promise<T[]>;
  isServerReachable: () => Promise<boolean>;
  signal: AbortSignal;
}

/**
 * Chromium ends a background sync event after three minutes and retries after five. It only checks for a network, not for
 * our server, so the event is kept alive almost to its limit.
 */
const maxDurationMs = 150_000;
const firstPauseMs = 3000;
const maxPauseMs = 10_000;

/**
 * Sends pending entries, and retries for as long as the browser keeps the worker alive. Returns the entries still pending.
 * Backoff is skipped only when the server has become reachable again; a busy server gets no request before its `Retry-After`.
 */
export async function deliver<T>({ send, isServerReachable, signal }: DeliverOptions<T>): Promise<T[]> {
  const until = Date.now() + maxDurationMs;
  let pending = await send({ ignoreBackoff: true });
  let wasUnreachable = pending.length > 0 && !(await isServerReachable());
  for (let pauseMs = firstPauseMs; pending.length > 0 && !signal.aborted && Date.now() < until;) {
    await pause(pauseMs, signal);
    pauseMs = Math.min(1.5 * pauseMs, maxPauseMs);
    const isReachable = await isServerReachable();
    if (isReachable) pending = await send({ ignoreBackoff: wasUnreachable });
    wasUnreachable = !isReachable;
  }
  return pending;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
  });
}
