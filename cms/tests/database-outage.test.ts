import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'light-my-request';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from './support/admin-token';
import { aBackend, type Backend, load } from './support/backend';
import { aConfirmedCustomer } from './support/customers';
import { aGivenPass, aMessage, postForm } from './support/forms';

type Method = NonNullable<InjectOptions['method']>;
type Call = { method: Method; url: string; headers: Record<string, string> };

const page = '/products/p-100-010';
const products = '/api/products?fields=name';

let backend: Backend;
let restore: () => void;
let customer: Record<string, string>;
let staff: Record<string, string>;

beforeAll(async () => {
  backend = await aBackend();
  customer = { authorization: `Bearer ${(await aConfirmedCustomer()).jwt}` };
  staff = { authorization: `Bearer ${await adminToken()}` };
});
beforeEach(() => {
  restore = () => {};
});
afterEach(() => {
  restore();
  vi.restoreAllMocks();
});

/** As with a Postgres that has stopped: no connection can be opened. */
function stopDatabase(): void {
  const { pool } = backend.strapi.db.connection.client;
  const { acquire } = pool;
  const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
  pool.acquire = () => ({ promise: Promise.reject(error) });
  restore = () => {
    pool.acquire = acquire;
    load('platform/cache/response-cache.js').responseCache.resume();
  };
}

/** As when the channel for changes by other processes is closed, too. */
function stopPostgres(): void {
  stopDatabase();
  load('platform/cache/response-cache.js').responseCache.suspend();
}

describe('while the database cannot be used', () => {
  it('a request that fails is 503, never 401, 404 or 500', async () => {
    const calls = ownCalls();
    const send = (call: Call) => backend.send({ ...call, payload: call.method === 'GET' ? undefined : {} });
    stopDatabase();
    const without = new Map<Call, number>();
    for (const call of calls) without.set(call, (await send(call)).statusCode);
    restore();
    const wrong: string[] = [];
    let unavailable = 0;
    for (const [call, status] of without) {
      if (status === 503) unavailable += 1;
      else if (status >= 400 && status !== (await send(call)).statusCode)
        wrong.push(`${status} ${call.method} ${call.url}`);
    }
    expect(wrong).toEqual([]);
    expect(unavailable).toBeGreaterThan(100);
  }, 120_000);

  it.each([
    ['a list', () => ({ method: 'GET', url: products, headers: {} })],
    ['an account', () => ({ method: 'GET', url: '/api/users/me', headers: customer })],
    ['the admin', () => ({ method: 'GET', url: '/admin/users/me', headers: staff })],
  ] as [string, () => Call][])('%s says when to try again', async (_, call) => {
    stopDatabase();
    const { statusCode, headers, payload } = await backend.send(call());
    expect([statusCode, headers['retry-after'], JSON.parse(payload).error]).toEqual([
      503,
      '5',
      expect.objectContaining({ status: 503, name: 'ServiceUnavailableError' }),
    ]);
    expect(payload).not.toContain('10.0.0.1');
  });

  it('pages and API responses that were cached are returned, marked as stale', async () => {
    for (const url of [page, products]) await backend.get(url);
    stopPostgres();
    for (const url of [page, products]) {
      const { statusCode, headers } = await backend.get(url);
      expect([statusCode, headers['cache-status']]).toEqual([
        200,
        expect.stringMatching(/^Fieldshop; hit; ttl=-\d+; detail=database-unavailable$/),
      ]);
    }
  });

  it.each([
    ['the stock', 'stock', 200],
    ['the content, which may have been removed on purpose', 'content', 503],
  ])('what was cached before a change of %s (%s) returns %i', async (_, change, expected) => {
    await backend.get(page);
    await load('platform/cache/invalidation.js').announceChange(backend.strapi, change);
    stopPostgres();
    expect((await backend.get(page)).statusCode).toBe(expected);
    restore();
    expect((await backend.get(page)).headers['cache-status']).toBeUndefined();
  });

  it('a page that is not cached is 503, and not cached as such', async () => {
    const url = `${page}?${randomUUID()}`;
    stopPostgres();
    const { statusCode, headers } = await backend.get(url);
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    restore();
    const after = await backend.get(url);
    expect([after.statusCode, after.headers['cache-status']]).toEqual([200, undefined]);
  });

  it.each([
    ['a page', () => `${page}?${randomUUID()}`],
    ['a list', () => `${products}&filters[name][$ne]=${randomUUID()}`],
  ])('everyone who waits for the same response gets 503: %s', async (_, uncached) => {
    const url = uncached();
    stopPostgres();
    const responses = await Promise.all([1, 2, 3].map(() => backend.get(url)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  });

  it('changes in the meantime are shown as soon as it is back', async () => {
    await backend.get(products);
    stopPostgres();
    expect((await backend.get(products)).headers['cache-status']).toBeDefined();
    restore();
    expect((await backend.get(products)).headers['cache-status']).toBeUndefined();
  });

  it('a form is rejected, and arrives once when it is sent again with the same key', async () => {
    const key = randomUUID();
    const pass = await aGivenPass(key);
    stopDatabase();
    expect((await postForm(aMessage('Waited for the database'), { key, pass })).statusCode).toBe(503);
    restore();
    for (let time = 0; time < 2; time += 1)
      expect((await postForm(aMessage('Waited for the database'), { key, pass })).statusCode).toBe(201);
    const where = { name: 'Waited for the database' };
    expect(await backend.strapi.db.query('api::contact-form.contact-form').count({ where })).toBe(1);
  });

  it('its beginning and its end are logged once', async () => {
    const error = vi.spyOn(backend.strapi.log, 'error');
    const warn = vi.spyOn(backend.strapi.log, 'warn');
    stopDatabase();
    for (let time = 0; time < 5; time += 1) await backend.get('/api/users/me', customer);
    restore();
    for (let time = 0; time < 2; time += 1) await backend.get('/api/users/me', customer);
    const about = (log: typeof error) =>
      log.mock.calls.filter(([text]) => String(text).startsWith('The database'));
    expect(about(error)).toEqual([[expect.stringContaining('ECONNREFUSED')]]);
    expect(about(warn)).toEqual([[expect.stringContaining('can be used again')]]);
  });

  it('the process stays healthy, but is not ready', async () => {
    stopDatabase();
    const [health, ready] = [await backend.get('/_health'), await backend.get('/_ready')];
    expect([health.statusCode, ready.statusCode]).toEqual([204, 503]);
  });
});

// Reading as staff, and everything else as a customer and as nobody.
function ownCalls(): Call[] {
  const methods = new Set<string>(['GET', 'POST', 'PUT', 'DELETE']);
  return backend.strapi.server
    .listRoutes()
    .flatMap((route) => route.methods.map((method: Method) => ({ method, path: String(route.path) })))
    .filter(({ method, path }) => methods.has(method) && !path.includes('*') && path !== '/_health')
    .flatMap(({ method, path }): Call[] => {
      const url = path.replaceAll(/:\w+(\([^)]*\))?/g, 'one');
      if (path.startsWith('/api/')) return [{}, customer].map((headers) => ({ method, url, headers }));
      return method === 'GET' ? [{ method, url, headers: staff }] : [];
    });
}
