import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './watch-connection.ts';

const second = 1000;
const minute = 60 * second;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

it('finds a connection that can be used only seconds after the browser has reported it', async () => {
  vi.useFakeTimers();
  let isUsable = false;
  vi.stubGlobal('fetch', async () => {
    if (!isUsable) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
  const stop = watchConnection(new QueryClient());
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(onlineManager.isOnline()).toBe(false);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(second / 2);
  isUsable = true;
  await vi.advanceTimersByTimeAsync(second);
  expect(onlineManager.isOnline()).toBe(true);
  stop();
});

it('probes again if the connection returns during a probe', async () => {
  const responses: ((isReachable: boolean) => void)[] = [];
  const fetched = vi.fn<() => Promise<unknown>>(
    () =>
      new Promise((resolve, reject) => {
        responses.push((isReachable) =>
          isReachable
            ? resolve(new Response(null, { status: 204 }))
            : reject(new TypeError('Failed to fetch')),
        );
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const stop = watchConnection(new QueryClient());
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  responses[0]?.(false);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  responses[1]?.(true);
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(true));
  stop();
});
