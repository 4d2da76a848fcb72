import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from './deliver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is pending when every tab is closed', () => {
  it('is sent within ten seconds of the server’s return', async () => {
    const server = aServer({ isThere: false });
    const delivering = deliver(server);
    await vi.advanceTimersByTimeAsync(120_000);
    server.isThere = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await delivering).toEqual([]);
    expect(server.send).toHaveBeenLastCalledWith({ ignoreBackoff: true });
  });

  it('is left to the browser after two and a half minutes', async () => {
    const delivering = deliver(aServer({ isThere: false }));
    await vi.advanceTimersByTimeAsync(165_000);
    expect(await delivering).toEqual(['form']);
  });

  it('keeps its pauses where the server is there and asks for them', async () => {
    const server = aServer({ isThere: true, isBusy: true });
    const delivering = deliver(server);
    await vi.advanceTimersByTimeAsync(165_000);
    expect(await delivering).toEqual(['form']);
    const [first, ...later] = server.send.mock.calls.map(([options]) => options.ignoreBackoff);
    expect(first).toBe(true);
    expect(later).not.toContain(true);
  });

  it('is left at once when a new version takes over', async () => {
    const replaced = new AbortController();
    const delivering = deliver({ ...aServer({ isThere: false }), signal: replaced.signal });
    await vi.advanceTimersByTimeAsync(1000);
    replaced.abort();
    expect(await delivering).toEqual(['form']);
  });
});

it('nothing pending asks for nothing', async () => {
  const server = aServer({ isThere: true });
  expect(await deliver(server)).toEqual([]);
  expect(server.send).toHaveBeenCalledOnce();
});

/** One form is pending while the server is away or busy. */
function aServer(state: { isThere: boolean; isBusy?: boolean }) {
  const send = (_options: { ignoreBackoff: boolean }) =>
    Promise.resolve(state.isThere && !state.isBusy ? [] : ['form']);
  return Object.assign(state, {
    send: vi.fn<typeof send>(send),
    isServerThere: () => Promise.resolve(state.isThere),
    signal: new AbortController().signal,
  });
}
