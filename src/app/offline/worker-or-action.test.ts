import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installWorker } from './install-worker.ts';
import { workerOrAction } from './worker-or-action.ts';

const never = () => new Promise<void>(() => undefined);
const attempt = vi.hoisted(() => ({ failed: Promise.resolve() }));
vi.mock('./install-worker.ts', () => ({
  installWorker: vi.fn<() => Promise<ServiceWorkerRegistration | undefined>>(),
  get installationFailed() {
    return attempt.failed;
  },
}));

const page = { window: new EventTarget(), serviceWorker: new EventTarget(), body: {} };

/** Starts waiting in a page whose worker is being installed; returns whether the wait has ended. */
function start({ hasBeenActive = false } = {}) {
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', { body: page.body, activeElement: page.body });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive }, serviceWorker: page.serviceWorker });
  let hasEnded = false;
  void workerOrAction().then(() => (hasEnded = true));
  return async (afterMs = 0) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return hasEnded;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  attempt.failed = never();
  vi.mocked(installWorker).mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('moving the mouse does not end the wait, a key does', async () => {
  const hasEnded = start();
  page.window.dispatchEvent(new Event('pointermove'));
  expect(await hasEnded(19_000)).toBe(false);
  page.window.dispatchEvent(new Event('keydown'));
  expect(await hasEnded()).toBe(true);
});

it('there is no wait if the visitor has already clicked', async () => {
  expect(await start({ hasBeenActive: true })()).toBe(true);
});

it('the wait ends when the installed worker controls the page', async () => {
  let install: (registration: ServiceWorkerRegistration) => void = () => undefined;
  vi.mocked(installWorker).mockReturnValue(new Promise((resolve) => (install = resolve)));
  const hasEnded = start();
  expect(await hasEnded(1000)).toBe(false);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only whether there is one matters.
  install({} as ServiceWorkerRegistration);
  expect(await hasEnded(1000)).toBe(false);
  page.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(await hasEnded()).toBe(true);
});

it('the wait ends at once if the browser allows no worker', async () => {
  vi.mocked(installWorker).mockResolvedValue(undefined);
  expect(await start()()).toBe(true);
});

it('the wait ends after 20 seconds', async () => {
  const hasEnded = start();
  expect(await hasEnded(19_999)).toBe(false);
  expect(await hasEnded(1)).toBe(true);
});

it('the wait ends when the worker could not be installed', async () => {
  attempt.failed = Promise.resolve();
  expect(await start()()).toBe(true);
});
