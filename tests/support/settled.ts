import { setTimeout as delay } from 'node:timers/promises';

/** Reads until two readings in a row agree, `afterMs` apart. The test's timeout ends it if they never do. */
export async function settled<T extends string | number>(
  read: () => Promise<T>,
  afterMs: number,
): Promise<T> {
  for (let before: T | undefined; ;) {
    const now = await read();
    if (now === before) return now;
    before = now;
    await delay(afterMs);
  }
}
