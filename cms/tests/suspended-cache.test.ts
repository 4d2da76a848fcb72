import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedResponse } from '../src/platform/cache/cached-response';
import { createResponseCache } from '../src/platform/cache/response-cache';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the response cache while it cannot receive invalidations', () => {
  it('waits a second for a new response, then returns the cached one as stale', async () => {
    const cache = createResponseCache(1_000_000);
    const ask = (key: string, text: string, takesMs: number) =>
      cache.getOrCreate(key, async () => {
        await new Promise((resolve) => setTimeout(resolve, takesMs));
        return { response: createCachedResponse(200, {}, text), keep: true };
      });
    const within = async (ms: number, asked: ReturnType<typeof ask>) => {
      await vi.advanceTimersByTimeAsync(ms);
      const { body, staleSince } = await asked;
      return [body.toString(), staleSince !== undefined];
    };
    expect(await within(10, ask('a', 'old', 1))).toEqual(['old', false]);
    cache.suspend();
    expect(await within(1000, ask('a', 'new', 15_000))).toEqual(['old', true]);
    expect(await within(15_000, ask('b', 'not cached', 15_000))).toEqual(['not cached', false]);
    // The first attempt has ended meanwhile.
    const failing = cache.getOrCreate('a', () => Promise.reject(new Error('The page took too long.')));
    expect(await within(10, failing)).toEqual(['old', true]);
    expect(await within(500, ask('a', 'quick', 400))).toEqual(['quick', false]);
    cache.resume();
    expect(await within(10, ask('a', 'new', 1))).toEqual(['new', false]);
  });
});
