interface DeliverOptions<T> {
  /** Sends pending entries; returns those still pending. */
  send: (options: { ignoreBackoff: boolean }) => Promise<T[]>;
  isServerThere: () => Promise<boolean>;
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
 * Backoff is skipped only when the server has become reachable again; a busy server is not asked earlier than it said.
 */
export async function deliver<T>({ send, isServerThere, signal }: DeliverOptions<T>): Promise<T[]> {
  const until = Date.now() + maxDurationMs;
  let pending = await send({ ignoreBackoff: true });
  let wasUnreachable = pending.length > 0 && !(await isServerThere());
  for (let pauseMs = firstPauseMs; pending.length > 0 && !signal.aborted && Date.now() < until;) {
    await pause(pauseMs, signal);
    pauseMs = Math.min(1.5 * pauseMs, maxPauseMs);
    const isThere = await isServerThere();
    if (isThere) pending = await send({ ignoreBackoff: wasUnreachable });
    wasUnreachable = !isThere;
  }
  return pending;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
