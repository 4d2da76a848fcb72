import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from './watch-connection.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

it('asks again when the connection returns while the server is being asked', async () => {
  const answers: ((isThere: boolean) => void)[] = [];
  const fetched = vi.fn<() => Promise<unknown>>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((isThere) =>
          isThere ? resolve({ status: 204 }) : reject(new TypeError('Failed to fetch')),
        );
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const stop = watchConnection(new QueryClient());
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  answers[0]?.(false);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  answers[1]?.(true);
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(true));
  stop();
});
