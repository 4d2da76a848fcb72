import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onOutdated, readOutdated, setOutdated } from '#src/api/outdated.ts';
import { overHttp, send, setTransport, type Transport } from '#src/api/send.ts';
import { watchOutdated } from './watch-outdated.ts';

const minute = 60_000;
const path = '/api/products';

// Test files share these modules.
let shared: Transport;
beforeEach(() => {
  shared = setTransport(overHttp);
  vi.useFakeTimers({ now: 100 * minute });
});
afterEach(() => {
  setTransport(shared);
  setOutdated(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a response that the server marks as outdated', () => {
  it('is recorded, with the time since which it may be outdated', async () => {
    const listener = vi.fn<() => void>();
    const stop = onOutdated(listener);
    respondWith(marked(12 * 60));
    await send(path);
    stop();
    expect(readOutdated()).toEqual({ path, since: 88 * minute });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['if it is not marked', {}],
    ['if the mark is from a cache in front of the server', { 'Cache-Status': 'Souin; hit; ttl=-7' }],
    ['if it is up to date', { 'Cache-Status': 'Fieldshop; hit; ttl=7' }],
  ])('is not recorded %s', async (_, headers) => {
    respondWith(() => Response.json({}, { headers }));
    await send(path);
    expect(readOutdated()).toBeNull();
  });
});

describe('while a response is outdated', () => {
  it('its request is repeated every half minute, and its age stays correct', async () => {
    const { requests, stop, invalidated } = watching();
    await vi.advanceTimersByTimeAsync(minute);
    stop();
    expect(requests.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
      `HEAD ${path}`,
      `HEAD ${path}`,
    ]);
    expect(readOutdated()?.since).toBe(99 * minute);
    expect(invalidated).not.toHaveBeenCalled();
  });

  it.each<[string, () => Response]>([
    ['is unreachable', () => Response.error()],
    ['returns 503', () => new Response(null, { status: 503 })],
  ])('nothing changes when the server %s', async (_, response) => {
    const { stop, invalidated } = watching(response);
    await vi.advanceTimersByTimeAsync(minute);
    stop();
    expect(readOutdated()).not.toBeNull();
    expect(invalidated).not.toHaveBeenCalled();
  });

  it('everything is fetched again once it is up to date, and the requests stop', async () => {
    const { requests, stop, invalidated } = watching(() => new Response());
    await vi.advanceTimersByTimeAsync(5 * minute);
    stop();
    expect(readOutdated()).toBeNull();
    expect(requests).toHaveBeenCalledTimes(1);
    expect(invalidated).toHaveBeenCalledTimes(1);
  });
});

type Respond = (url: string, init: RequestInit) => Promise<Response>;

/** Like the server, which counts the seconds since its database became unavailable. */
const marked = (seconds: number) => () =>
  Response.json({}, { headers: { 'Cache-Status': `Fieldshop; hit; ttl=-${seconds}; detail=x` } });

function respondWith(response: () => Response) {
  const requests = vi.fn<Respond>(async () => {
    const made = response();
    if (made.type === 'error') throw new TypeError('Failed to fetch');
    return made;
  });
  vi.stubGlobal('fetch', requests);
  return requests;
}

function watching(response = () => marked((Date.now() - 99 * minute) / 1000)()) {
  setOutdated({ path, since: 99 * minute });
  const requests = respondWith(response);
  const client = new QueryClient();
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  return { requests, invalidated, stop: watchOutdated(client) };
}
