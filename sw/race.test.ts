import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPatience, inTime, withFirstBytes } from './race.ts';

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

describe('a response whose body stalls', () => {
  it('counts as late when no byte of it came', async () => {
    const stalled = new Response(new ReadableStream());
    const answer = inTime(withFirstBytes(Promise.resolve(stalled)), 3000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe('late');
  });

  it('is taken with its first bytes, and the rest streams', async () => {
    let push = (_text: string) => {};
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
        end = () => controller.close();
      },
    });
    push('<!doctype html>');
    const answer = await inTime(withFirstBytes(Promise.resolve(new Response(body))), 3000);
    push('<p>the rest');
    end();
    expect(answer instanceof Response && (await answer.text())).toBe('<!doctype html><p>the rest');
  });

  it('has none to wait for where there is no body', async () => {
    const empty = new Response(null, { status: 204 });
    expect(await inTime(withFirstBytes(Promise.resolve(empty)), 3000)).toBe(empty);
  });

  it('is no response when it breaks off before its first byte', async () => {
    const broken = new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) }),
    );
    expect(await inTime(withFirstBytes(Promise.resolve(broken)), 3000)).toBe('failed');
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
