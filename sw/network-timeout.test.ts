import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNetworkTimeout, withTimeout, withFirstBytes } from './network-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for the network', () => {
  it('returns the response if it arrives in time', async () => {
    expect(await withTimeout(Promise.resolve('page'), 3000)).toBe('page');
  });

  it('ends immediately if there is no connection', async () => {
    expect(await withTimeout(Promise.reject(new TypeError('offline')), 3000)).toBe('failed');
  });

  it('ends if the server never responds', async () => {
    const outcome = withTimeout(new Promise(() => undefined), 3000);
    await vi.advanceTimersByTimeAsync(2999);
    const settled = vi.fn<(outcome: unknown) => void>();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('late');
  });
});

describe('a response whose body stalls', () => {
  it('counts as late if no byte has arrived', async () => {
    const stalled = new Response(new ReadableStream());
    const outcome = withTimeout(withFirstBytes(Promise.resolve(stalled)), 3000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('late');
  });

  it('is returned with its first bytes, and the rest is streamed', async () => {
    let push = (_text: string) => {};
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
        end = () => controller.close();
      },
    });
    push('<!doctype html>');
    const outcome = await withTimeout(withFirstBytes(Promise.resolve(new Response(body))), 3000);
    push('<p>the rest');
    end();
    expect(outcome instanceof Response && (await outcome.text())).toBe('<!doctype html><p>the rest');
  });

  it('is returned immediately if it has no body', async () => {
    const empty = new Response(null, { status: 204 });
    expect(await withTimeout(withFirstBytes(Promise.resolve(empty)), 3000)).toBe(empty);
  });

  it('counts as failed if it breaks off before its first byte', async () => {
    const broken = new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) }),
    );
    expect(await withTimeout(withFirstBytes(Promise.resolve(broken)), 3000)).toBe('failed');
  });
});

describe('the network timeout', () => {
  it('is shorter for a minute after a timeout', () => {
    const timeout = createNetworkTimeout();
    expect(timeout.milliseconds()).toBe(1800);
    timeout.reportTimeout();
    expect(timeout.milliseconds()).toBe(300);
    vi.advanceTimersByTime(59_999);
    expect(timeout.milliseconds()).toBe(300);
    vi.advanceTimersByTime(1);
    expect(timeout.milliseconds()).toBe(1800);
  });

  it('is restored as soon as a response arrives in time', () => {
    const timeout = createNetworkTimeout();
    timeout.reportTimeout();
    timeout.reportSuccess();
    expect(timeout.milliseconds()).toBe(1800);
  });
});
