import { delay } from './delay.ts';

/** Repeats a download until it succeeds, after 1 s at first and later every 30 s. */
export async function untilSuccess<Result>(download: () => Promise<Result>): Promise<Result> {
  for (let waitMs = 1000; ; waitMs = Math.min(2 * waitMs, 30_000))
    try {
      return await download();
    } catch {
      await delay(waitMs);
    }
}
