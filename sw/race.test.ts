import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPatience, inTime } from './race.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for the network', () => {
  it('takes its answer when it comes in time', async () => {
    expect(await inTime(Promise.resolve('page'), 3000)).toBe('page');
  });

  it('ends at once when there is no connection', async () => {
    expect(await inTime(Promise.reject(new TypeError('offline')), 3000)).toBe('failed');
  });

  it('ends when the connection is there and never answers', async () => {
    const answer = inTime(new Promise(() => undefined), 3000);
    await vi.advanceTimersByTimeAsync(2999);
    const settled = vi.fn<(outcome: unknown) => void>();
    void answer.then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('late');
  });
});

describe('the patience with the network', () => {
  it('is shorter for a minute after somebody waited in vain', () => {
    const patience = createPatience();
    expect(patience.milliseconds()).toBe(1800);
    patience.wasLate();
    expect(patience.milliseconds()).toBe(300);
    vi.advanceTimersByTime(60_000);
    expect(patience.milliseconds()).toBe(1800);
  });

  it('is back as soon as an answer came in time', () => {
    const patience = createPatience();
    patience.wasLate();
    patience.wasInTime();
    expect(patience.milliseconds()).toBe(1800);
  });
});
