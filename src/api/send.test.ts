import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overHttp, send, setTransport, type SendOptions, type Transport } from './send.ts';

// Test files share this module.
let shared: Transport;
beforeEach(() => {
  shared = setTransport(overHttp);
});
afterEach(() => {
  setTransport(shared);
  vi.unstubAllGlobals();
});

describe('the outcome of a request', () => {
  it.each([
    [200, 'ok'],
    [204, 'ok'],
    [301, 'error'],
    [404, 'error'],
    [503, 'error'],
  ])('with status %i is %s', async (status, type) => {
    stubFetch(async () => new Response(null, { status }));
    expect(await send('/api/x')).toMatchObject({ type, status, body: undefined });
  });

  it('has the parsed JSON and the headers', async () => {
    stubFetch(async () => Response.json({ data: 7 }, { headers: { 'Retry-After': '5' } }));
    const outcome = await send('/api/x');
    expect(outcome).toMatchObject({ type: 'ok', body: { data: 7 } });
    expect(outcome.type === 'ok' && outcome.headers?.get('Retry-After')).toBe('5');
  });

  it('has no body if the body is not JSON', async () => {
    stubFetch(async () => new Response('<html>'));
    expect(await send('/api/x')).toMatchObject({ type: 'ok', body: undefined });
  });

  it('is unreachable while offline', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send('/api/x')).toEqual({ type: 'unreachable' });
  });

  it('is unreachable if the server does not respond in time', async () => {
    stubFetch(untilAborted);
    expect(await send('/api/x', { timeoutMs: 1 })).toEqual({ type: 'unreachable' });
  });

  it('is unreachable if the caller has aborted the request', async () => {
    stubFetch(untilAborted);
    expect(await send('/api/x', { signal: AbortSignal.abort() })).toEqual({ type: 'unreachable' });
  });
});

describe('a request', () => {
  it('sends a body as JSON, and bytes as they are', async () => {
    expect(await sent('/api/x', { method: 'POST', body: { a: 1 } })).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    const bytes = new ArrayBuffer(2);
    const headers = { 'Content-Type': 'application/octet-stream' };
    expect(await sent('/api/x', { method: 'PATCH', body: bytes, headers })).toMatchObject({
      body: bytes,
      headers,
    });
  });

  it('of a customer has the session’s token, and not the cart’s', async () => {
    const credentials = { jwt: 'a-token', cartToken: 'a-cart' };
    const { headers } = await sent('/shopping-cart/cart', { credentials });
    expect(headers).toMatchObject({ Authorization: 'Bearer a-token' });
    expect(headers).not.toHaveProperty('Cart-Token');
  });

  it('of a visitor has the cart’s token, if it is a request to the shop', async () => {
    const credentials = { cartToken: 'a-cart' };
    expect((await sent('/shopping-cart/cart', { credentials })).headers).toMatchObject({
      'Cart-Token': 'a-cart',
    });
    expect((await sent('/api/contact-forms', { credentials })).headers).not.toHaveProperty('Cart-Token');
  });
});

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const stubFetch = (fetch: Fetch) => vi.stubGlobal('fetch', fetch);

async function sent(path: string, options: SendOptions): Promise<RequestInit> {
  const fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }));
  stubFetch(fetch);
  await send(path, options);
  return fetch.mock.calls[0]?.[1] ?? {};
}

/** A server that accepts the connection but does not respond. */
const untilAborted: Fetch = (_path, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
