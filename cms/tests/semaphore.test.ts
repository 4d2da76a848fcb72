import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../src/platform/http/http-error';
import { createSemaphore } from '../src/platform/query-limits/semaphore';

const maxWaitMs = 30_000;
afterEach(() => vi.useRealTimers());

describe('a semaphore', () => {
  it('runs as many calls at once as it has permits, the others in their order', async () => {
    const { call, started, end } = calls(2);
    const results = ['a', 'b', 'c', 'd'].map(call);
    await setImmediate();
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    await Promise.all([end('c'), end('d')]);
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('passes on an error, and runs the next call', async () => {
    const run = createSemaphore({ permits: 1, maxWaitMs });
    const failed = run(() => Promise.reject(new Error('broken')));
    const next = run(async () => 'well');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('well');
  });

  it('lets other work run between two calls', async () => {
    const run = createSemaphore({ permits: 1, maxWaitMs });
    const order: string[] = [];
    const all = ['a', 'b'].map((name) => run(async () => void order.push(name)));
    const other = setImmediate().then(() => order.push('other'));
    await Promise.all([...all, other]);
    expect(order).toEqual(['a', 'other', 'b']);
  });

  it('rejects a call that has waited too long with 503, and runs those after it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { call, started, end } = calls(1);
    const first = call('a');
    const waiting = call('b').catch((error: unknown) => error);
    vi.advanceTimersByTime(maxWaitMs - 1);
    const last = call('c');
    vi.advanceTimersByTime(1);
    const error = await waiting;
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ kind: { status: 503, retryAfterSeconds: 30 } });
    await end('a');
    await end('c');
    expect(await Promise.all([first, last])).toEqual(['a', 'c']);
    expect(started).toEqual(['a', 'c']);
  });
});

function calls(permits: number) {
  const run = createSemaphore({ permits, maxWaitMs });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string) =>
    run(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
    await setImmediate();
  };
  return { call, started, end };
}
