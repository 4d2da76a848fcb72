import { afterEach, expect, it, vi } from 'vitest';
import { currentLibrary, subscribe } from './library-state.ts';

afterEach(() => vi.unstubAllGlobals());

it('if site data is blocked, the library is empty and nothing fails', async () => {
  const open = () => {
    throw new DOMException('The user denied permission to access the database.', 'UnknownError');
  };
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Denied', 'SecurityError')) });
  const failed = vi.fn<() => void>();
  process.on('unhandledRejection', failed);
  subscribe(() => undefined);
  await vi.waitFor(() => expect(currentLibrary()?.documents).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
