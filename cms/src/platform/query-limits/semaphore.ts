import { unavailable } from '../http/expected-errors';

type Limits = { permits: number; maxWaitMs: number };

/**
 * Lets at most `permits` calls run at once. The others wait for their turn, first come, first served.
 * @throws {HttpError} 503, from a call that has waited for `maxWaitMs`
 */
export function createSemaphore({ permits, maxWaitMs }: Limits) {
  const waiting = new Set<() => void>();
  let free = permits;

  async function acquire(): Promise<void> {
    if (free > 0) free -= 1;
    else await turn();
  }

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(unavailable('The server is busy. Try again later.'));
      }, maxWaitMs);
      waiting.add(start);
    });
  }

  function release(): void {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    await acquire();
    try {
      return await work();
    } finally {
      // Other requests get a chance first: with SQLite, reading a list does not return to the event loop.
      setImmediate(release);
    }
  };
}
