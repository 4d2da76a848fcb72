import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from './deliver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pending entries when every tab is closed', () => {
  it('are sent within ten seconds of the server’s return', async () => {
    const server = aServer({ isReachable: false });
    const delivering = deliver(server);
    await vi.advanceTimersByTimeAsync(120_000);
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await delivering).toEqual([]);
    expect(server.send).toHaveBeenLastCalledWith({ ignoreBackoff: true });
  });

  it('are left to the browser after two and a half minutes', async () => {
    const delivering = deliver(aServer({ isReachable: false }));
    await vi.advanceTimersByTimeAsync(165_000);
    expect(await delivering).toEqual(['form']);
  });

  it('observes the pauses requested by a reachable server', async () => {
    const server = aServer({ isReachable: true, isBusy: true });
    const delivering = deliver(server);
    await vi.advanceTimersByTimeAsync(165_000);
    expect(await delivering).toEqual(['form']);
    const [first, ...later] = server.send.mock.calls.map(([options]) => options.ignoreBackoff);
    expect(first).toBe(true);
    expect(later).not.toContain(true);
  });

  it('is stopped immediately when a new version takes over', async () => {
    const replaced = new AbortController();
    const delivering = deliver({ ...aServer({ isReachable: false }), signal: replaced.signal });
    await vi.advanceTimersByTimeAsync(1000);
    replaced.abort();
    expect(await delivering).toEqual(['form']);
  });
});

it('sends no request if nothing is pending', async () => {
  const server = aServer({ isReachable: true });
  expect(await deliver(server)).toEqual([]);
  expect(server.send).toHaveBeenCalledOnce();
});

/** One form is pending while the server is unreachable or busy. */
function aServer(state: { isReachable: boolean; isBusy?: boolean }) {
  const send = (_options: { ignoreBackoff: boolean }) =>
    Promise.resolve(state.isReachable && !state.isBusy ? [] : ['form']);
  return Object.assign(state, {
    send: vi.fn<typeof send>(send),
    isServerReachable: () => Promise.resolve(state.isReachable),
    signal: new AbortController().signal,
  });
}
