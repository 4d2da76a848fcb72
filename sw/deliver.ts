interface DeliverOptions<T> {
  /** Sends what is pending; returns what still is. */
  send: (options: { ignoreBackoff: boolean }) => Promise<T[]>;
  isServerThere: () => Promise<boolean>;
  signal: AbortSignal;
}

/**
 * Chromium ends an event of background sync after three minutes and comes back after five, because it looks only for a
 * network, not for our server.
 */
const maxDurationMs = 150_000;
const firstPauseMs = 3000;
const maxPauseMs = 10_000;

/**
 * Sends what is pending, and for as long as the browser lets the worker live, again when the server is back. Returns
 * what is pending then. What a reachable server asked to send later keeps its own pauses.
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
