import { afterEach, expect, it, vi } from 'vitest';
import { requestPeriodicSync, requestSync } from './background.ts';

afterEach(() => vi.unstubAllGlobals());

it('is registered on the first visit too, as soon as the worker is active', async () => {
  const sync = vi.fn<(tag: string) => Promise<void>>(() => Promise.resolve());
  const periodic = vi.fn<(tag: string) => Promise<void>>(() => Promise.resolve());
  let activate = (_registration: object) => {};
  const ready = new Promise((resolve) => {
    activate = resolve;
  });
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: () => Promise.resolve() } });
  const requests = Promise.all([requestSync(), requestPeriodicSync()]);
  activate({ sync: { register: sync }, periodicSync: { register: periodic } });
  await requests;
  expect(sync).toHaveBeenCalledExactlyOnceWith('fieldshop-outbox');
  expect(periodic).toHaveBeenCalledExactlyOnceWith('fieldshop-outbox', { minInterval: 3_600_000 });
});

it('is not an error if the browser does not allow it', async () => {
  const register = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  const ready = Promise.resolve({ sync: { register }, periodicSync: { register } });
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  await expect(Promise.all([requestSync(), requestPeriodicSync()])).resolves.toBeDefined();
});

it('is not an error if the browser has no worker', async () => {
  vi.stubGlobal('navigator', {});
  await expect(Promise.all([requestSync(), requestPeriodicSync()])).resolves.toBeDefined();
});
