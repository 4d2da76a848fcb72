import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMessages } from './outbox-fixtures.ts';
import { startOutbox } from './start.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

it('probes again immediately if the connection returns during a probe', async () => {
  const fails: (() => void)[] = [];
  const fetched = vi.fn<() => Promise<Response>>(
    () => new Promise((_resolve, reject) => fails.push(() => reject(new TypeError('Failed to fetch')))),
  );
  vi.stubGlobal('fetch', fetched);
  await addMessages('in the lift');
  const stop = startOutbox();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  fails[0]?.();
  // Sooner than the retry timer.
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), { timeout: 2000 });
  stop();
});
