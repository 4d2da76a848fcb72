import { afterEach, expect, it, vi } from 'vitest';
import { requestFromWorker } from './worker.ts';

afterEach(() => vi.useRealTimers());

it('a worker that cannot be installed, such as on a full disk, is waited for at most a minute', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => undefined) } });
  const outcome = requestFromWorker({ type: 'save-files' }).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.race([outcome, 'still waiting'])).toBe('Error: The worker did not respond');
});
