import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deltaOf, entityTagOf, type ListBody } from '#src/contract/list-delta.ts';
import { findHandler } from './fetch-handler.ts';
import { isList, list } from './lists.ts';

const url = 'https://shop.example/api/products?sort=weight%3Aasc&pagination[pageSize]=250';
const entries = Array.from({ length: 100 }, (_, id) => ({
  id,
  name: `Pressure transmitter APT 210, 0 … ${id} bar`,
  price: 100,
}));
const first = bodyOf(entries);
const second = bodyOf(entries.map((entry) => (entry.id === 40 ? { ...entry, price: 110 } : entry)));

const network = vi.fn<(request: Request) => Promise<Response>>();
let device: Map<string, Response>;

beforeEach(() => {
  device = new Map();
  const cache = {
    put: (key: string, response: Response) => Promise.resolve(void device.set(key, response)),
    keys: () => Promise.resolve([...device.keys()].map((key) => ({ url: key }))),
  };
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (key: string) => Promise.resolve(device.get(key)?.clone()),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a large list', () => {
  it.each([
    ['/api/products?pagination[pageSize]=250', true],
    ['/de/api/products?sort=url&pagination[pageSize]=250', true],
    ['/api/products?pagination[pageSize]=25', false],
    ['/api/products?filters[url][$eq]=apt-210', false],
    ['/api/search/documents?since=1&pagination[pageSize]=250', false],
    ['/products?pagination[pageSize]=250', false],
  ])('%s: %s', (path, expected) => {
    expect(isList(new URL(path, url))).toBe(expected);
  });

  it('is not stored if it was read by somebody who is signed in', () => {
    vi.stubGlobal('self', { location: new URL(url) });
    expect(findHandler(new Request(url))).toBe(list);
    expect(findHandler(new Request(url, { headers: { Authorization: 'Bearer x' } }))).toBeUndefined();
  });

  it.each(['private', 'no-store'])('is not stored if the server forbids it (%s)', async (cacheControl) => {
    const headers = { ETag: await entityTagOf(first), 'Cache-Control': cacheControl };
    network.mockResolvedValueOnce(new Response(first, { headers }));
    await show();
    expect(device.size).toBe(0);
  });

  it('is received whole the first time, and after that without what has not changed', async () => {
    expect(await received(first)).toEqual({ text: first, status: 200 });
    const { text, status, transferred } = await received(second);
    expect(text).toBe(second);
    expect(status).toBe(200);
    expect(transferred).toBeLessThan(200);
    expect(await received(first)).toMatchObject({ text: first });
  });

  it('that has not changed is not transferred', async () => {
    await received(first);
    expect(await received(first)).toEqual({ text: first, status: 200, transferred: 0 });
  });

  it('keeps the other headers of the response, such as how old it is', async () => {
    await received(first);
    network.mockImplementationOnce(async (request) => {
      const response = await serve(second, request);
      response.headers.set('Cache-Status', 'Fieldshop; hit; ttl=-60');
      return response;
    });
    expect((await show()).headers.get('Cache-Status')).toBe('Fieldshop; hit; ttl=-60');
  });

  it('is received whole again if the stored one is damaged', async () => {
    await received(first);
    device.set(url, new Response('no gzip', { headers: { ETag: 'W/"x"' } }));
    expect(await received(second)).toEqual({ text: second, status: 200 });
  });

  it.each([
    ['a delta for another version', JSON.stringify({ data: [[0, 3]] })],
    ['no list', '"sign in"'],
    ['no JSON', '<h1>Sign in</h1>'],
  ])('is received whole if the server sends %s', async (_name, body) => {
    await received(first);
    network.mockResolvedValueOnce(
      new Response(body, { status: 226, headers: { ETag: await entityTagOf(second) } }),
    );
    expect(await received(second)).toEqual({ text: second, status: 200 });
  });

  it.each([
    ['an error', new Response('{"data":null}', { status: 503 }), 503],
    ['a sign-in page', new Response('<h1>Sign in</h1>', { headers: { ETag: '"1"' } }), 200],
  ])('leaves %s to the page, and is updated the next time', async (_name, other, status) => {
    await received(first);
    network.mockResolvedValueOnce(other);
    expect((await show()).status).toBe(status);
    expect((await received(second)).transferred).toBeLessThan(200);
  });

  it('is not available from here without a connection: the page has its own copy, with its age', async () => {
    await received(first);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(show()).rejects.toThrow('Failed to fetch');
  });

  it('is shown even if the device cannot store it', async () => {
    vi.stubGlobal('caches', {
      open: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
      match: () => Promise.reject(new DOMException('Blocked', 'SecurityError')),
    });
    expect(await received(first)).toEqual({ text: first, status: 200 });
    expect(await received(first)).toEqual({ text: first, status: 200 });
  });

  it.each([
    ['small', bodyOf(entries.slice(0, 3))],
    ['longer than a signature can be', bodyOf(Array.from({ length: 251 }, () => entries[0]))],
  ])('that is %s is received whole each time', async (_name, body) => {
    await received(body);
    expect(await received(body)).toEqual({ text: body, status: 200 });
  });
});

/** What the page gets, and the length of the delta, if there was one. */
async function received(body: string) {
  let transferred: number | undefined;
  network.mockImplementation(async (request) => {
    const response = await serve(body, request);
    if (response.status !== 200) transferred = (await response.clone().text()).length;
    return response;
  });
  const response = await show();
  return {
    text: await response.text(),
    status: response.status,
    ...(transferred === undefined ? {} : { transferred }),
  };
}

async function show(): Promise<Response> {
  const stored: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void stored.push(work);
  const response = await list({ request: new Request(url), waitUntil } as unknown as FetchEvent);
  await Promise.all(stored);
  return response;
}

/** As the backend does (cms/src/platform/site-build/list-delta.ts). */
async function serve(body: string, { headers }: Request): Promise<Response> {
  const tag = await entityTagOf(body);
  const answer = { ETag: tag, 'Content-Type': 'application/json' };
  if (headers.get('A-IM') !== 'list-delta') return new Response(body, { headers: answer });
  if (headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers: answer });
  const whole: ListBody = JSON.parse(body);
  const delta = deltaOf(whole, headers.get('Delta-Signature') ?? '');
  if (!delta) return new Response(body, { headers: answer });
  return new Response(JSON.stringify(delta), {
    status: 226,
    headers: { ...answer, 'Cache-Control': 'no-store' },
  });
}

function bodyOf(data: unknown[]): string {
  return JSON.stringify({ data, meta: { pagination: { total: data.length } } });
}
