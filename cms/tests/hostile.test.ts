import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'light-my-request';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aConfirmedCustomer } from './support/customers';
import { submission } from './support/basic-pages';
import {
  hostileBody,
  hostileFields,
  hostileQuery,
  pick,
  type Random,
  seededRandom,
} from './support/hostile-requests';
import { validBodies } from './support/valid-bodies';

// `npm run prove -- hostile` sends 11,000 bodies and 2,000 queries.
const bodies = Number(process.env.HOSTILE_BODIES ?? 500);
const queries = Number(process.env.HOSTILE_QUERIES ?? 300);
const withinMs = 60_000 + (bodies + queries) * 200;
const growthMb = 60;

type Route = { method: string; path: string };

// Handled by middlewares, before the router.
const pages = [
  '/',
  '/products/:url',
  '/search',
  '/p/:partNumber',
  '/uploads/:file',
  '/basic/:name',
  '/basic/contact/received',
  '/mailbox',
  '/mailbox/:mail',
  '/metrics',
  '/_health',
  '/_ready',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/:file',
  '/:url',
];
const basicPages = [
  '/basic/contact',
  '/basic/request-quote',
  '/basic/calibration-and-repair',
  '/basic/cart',
  '/basic/:name',
];
type Method = NonNullable<InjectOptions['method']>;

let backend: Backend;
let jwt: string;
let routes: Route[];
beforeAll(async () => {
  backend = await aBackend();
  ({ jwt } = await aConfirmedCustomer());
  routes = backend.strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) => methods.map((method: string) => ({ method, path: String(path) })));
});

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(backend.strapi.log, 'error');
});
afterEach(() => log.mockRestore());

describe('hostile requests to every route', () => {
  it(
    `never fail with one of ${bodies} bodies`,
    async () => {
      const writes = routes.filter(({ method }) => /^(POST|PUT|PATCH|DELETE)$/.test(method));
      expect(writes.length).toBeGreaterThan(100);
      await sendAll(bodies, (random) =>
        random() < 0.1 ? aBasicWrite(random) : aWrite(random, pick(random, writes)),
      );
    },
    withinMs,
  );

  it(
    `never fail with one of ${queries} queries`,
    async () => {
      const reads = routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
      expect(reads.length).toBeGreaterThan(40);
      const others = pages.map((path) => ({ method: 'GET', path }));
      await sendAll(queries, (random) =>
        random() < 0.3 ? aPage(random, pick(random, others)) : aRead(random, pick(random, reads)),
      );
    },
    withinMs,
  );
});

// The first tenth fills the caches; memory must not grow with the rest.
async function sendAll(count: number, make: (random: Random) => InjectOptions): Promise<void> {
  const random = seededRandom(Number(process.env.FIELDSHOP_SEED ?? 1));
  const failures: object[] = [];
  let before = 0;
  for (let number = 0; number < count; number += 1) {
    if (number === Math.floor(count / 10)) before = megabytesInUse();
    const request = make(random);
    const { statusCode, payload } = await backend.send(request);
    const isExpected503 = statusCode === 503 && payload.includes('being built');
    const isFailure = statusCode >= 500 && !isExpected503;
    if (isFailure || /\bat \S+ \(|node_modules|node:internal/.test(payload))
      failures.push({ ...request, statusCode, payload: payload.slice(0, 500) });
  }
  expect(failures).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  expect(megabytesInUse() - before).toBeLessThan(growthMb);
}

function aWrite(random: Random, { method, path }: Route): InjectOptions {
  const { headers, payload } = hostileBody(random, pick(random, validBodies));
  const isOutsideApi = /^\/api\/(shopping-cart|part-wizard|recaptcha)/.test(path) && random() < 0.3;
  const query = random() < 0.1 ? `?${hostileQuery(random)}` : '';
  return {
    method: method as Method,
    url: filled(random, isOutsideApi ? path.slice('/api'.length) : path) + query,
    headers: {
      ...headers,
      ...sender(random, path),
      ...(random() < 0.9 ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

function aRead(random: Random, { path }: Route): InjectOptions {
  const route =
    random() < 0.5 ? `/api/${pick(random, ['products', 'pages', 'news-articles', 'home-page'])}` : path;
  return {
    method: 'GET',
    url: `${filled(random, route)}?${hostileQuery(random)}`,
    headers: sender(random, path),
  };
}

// A form or a change of the cart, as a browser without JavaScript sends it, in the right or in another encoding.
function aBasicWrite(random: Random): InjectOptions {
  const token = random() < 0.8 ? submission() : pick(random, parts);
  const fields = hostileFields(random, { submission: token });
  const { headers, payload } =
    random() < 0.8
      ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: fields }
      : hostileBody(random, pick(random, validBodies));
  return {
    method: 'POST',
    url: filled(random, pick(random, basicPages)),
    headers: { ...headers, ...(random() < 0.2 ? { origin: 'https://elsewhere.example' } : {}) },
    ...(payload === undefined ? {} : { payload }),
  };
}

function aPage(random: Random, { path }: Route): InjectOptions {
  const method = random() < 0.2 ? 'POST' : 'GET';
  const query = random() < 0.6 ? `?${hostileQuery(random)}` : '';
  return { method, url: filled(random, path) + query, headers: { accept: 'text/html,*/*' } };
}

// A customer, who stays signed in, or a visitor.
function sender(random: Random, path: string): Record<string, string> {
  return random() < 0.4 && !path.includes('/logout') ? { authorization: `Bearer ${jwt}` } : {};
}

const parts = ['1', 'abc', '__proto__', '%00', 'site', '%E0%A4%A', 'X10', 'x'.repeat(300)];

function filled(random: Random, path: string): string {
  return path
    .replaceAll(/:\w+\*?/g, () => pick(random, [...parts, randomUUID()]))
    .replace(/\(.*\)/, 'anything');
}

function megabytesInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
