// @ts-check
// Stops Postgres for 30 s while visitors use the whole site: `npm run prove -- outage`. The Postgres server programs
// must be in PATH.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { goodForms } from '../../tests/support/good-forms.mjs';
import { httpClient, jsonOf } from '../measure/http-client.mjs';
import { connectTo } from '../measure/postgres.mjs';
import { startPostgresSite } from '../measure/postgres-site.mjs';
import { recoveryTimes } from '../measure/recovery.mjs';
import { compareWrites } from '../measure/stored-writes.mjs';
import { partsInStock, targetsOf } from '../measure/targets.mjs';
import { startTraffic } from '../measure/traffic.mjs';
import { figure, seed } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

/** @typedef {import('../measure/traffic.mjs').Seen} Seen */
/** @typedef {import('../measure/recovery.mjs').Probe & { status: number }} Probe */

const OUTAGE_MS = Number(process.env.FIELDSHOP_OUTAGE_SECONDS ?? 30) * 1000;
const [VISITORS, BUYERS, PAUSE_MS, PROBE_EVERY_MS] = [8, 2, 20, 50];
const [BEFORE_MS, AFTER_MS] = [10_000, 15_000];
const LIMIT_MS = 2000;
const administrator = { email: 'admin@aldermere.example', password: 'Only-for-tests-1' };

stopOnSignal();
const progress = startProgress('Outage of the database');
const site = await startPostgresSite();
const { origin } = site.first;
const targets = await targetsOf(origin, await partsInStock(site.client));
const client = httpClient(origin);
const cached = [...targets.pages.slice(0, 20), ...targets.reads.slice(0, 5)];
const { token } = jsonOf(await client.send('/admin/login', { method: 'POST', data: administrator })).data;
for (const path of cached) await client.send(path);
await site.passes.fill();

/** @type {Seen[]} */
const seen = [];
/** @type {Probe[]} */
const probes = [];
const stopping = new AbortController();
const traffic = startTraffic({
  origin,
  targets,
  visitors: VISITORS,
  buyers: BUYERS,
  pauseMs: PAUSE_MS,
  seed,
  nextPass: site.passes.next,
  onSeen: (one) => seen.push(one),
});
const probing = Object.entries(probeKinds()).map(([kind, request]) => keepProbing(kind, request));

await delay(BEFORE_MS);
progress.update('Postgres is stopped');
const began = performance.now();
await site.postgres.halt();
await delay(OUTAGE_MS - (performance.now() - began));
progress.update('Postgres is starting');
const [accepting] = await Promise.all([acceptsConnections(), site.postgres.resume()]);
await delay(AFTER_MS);
stopping.abort();
await Promise.all([traffic.stop(), ...probing]);
progress.finish();

const during = seen.filter(({ at }) => at > began + 500 && at < accepting - 500);
const ofCached = during.filter(({ what }) => cached.includes(what));
const readyProbes = probes.filter(({ kind }) => kind === '/_ready');
const firstNotReady = readyProbes.find(({ at, status }) => at >= began && status === 503);
figure('Postgres was stopped for', (accepting - began) / 1000, { unit: 's', atLeast: OUTAGE_MS / 1000 });
figure('requests', seen.length + probes.length);
figure('requests during the outage', during.length, { atLeast: 1 });
reportStatuses();
figure('requests during it for what was cached', ofCached.length, { atLeast: 1 });
figure('of these not answered', ofCached.filter(({ status }) => status !== 200).length, { atMost: 0 });
figure('of these not marked as stale', ofCached.filter(({ isStale }) => !isStale).length, { atMost: 0 });
figure('/_ready is 503 after', (firstNotReady?.at ?? Infinity) - began, { unit: 'ms', atMost: LIMIT_MS });
for (const [kind, time] of recoveryTimes(probes, { began, since: accepting }))
  figure(`${kind} works after`, time, { unit: 'ms', atMost: LIMIT_MS });
const later = seen.filter(({ at }) => at > accepting + LIMIT_MS);
figure('requests of visitors from two seconds after', later.length, { atLeast: 1 });
figure('of these failed', later.filter(({ status }) => !isSuccess(status)).length, { atMost: 0 });
figure('of these stale', later.filter(({ isStale }) => isStale).length, { atMost: 0 });
await site.first.stop();
const again = await connectTo(site.postgres.url);
await compareWrites(again, traffic.confirmed);
await again.end();
await site.stop();

/**
 * Requests that are not cached, so they fail without the database. @returns {Record<string, () => Parameters<typeof
 * client.send>>}
 */
function probeKinds() {
  const authorization = `Bearer ${token}`;
  const never = () => `${Math.random()}`;
  return {
    '/_ready': () => ['/_ready'],
    '/admin': () => ['/admin/users/me', { headers: { authorization } }],
    'content in the admin': () => [
      '/content-manager/collection-types/api::product.product?pageSize=10',
      { headers: { authorization } },
    ],
    'a page that is not cached': () => [`/products?x=${never()}`],
    'API that is not cached': () => [`/api/products?fields[0]=name&filters[name][$ne]=${never()}`],
    'the cart': () => ['/shopping-cart/cart'],
    // Without a pass of the human check, which only the database knows.
    'a form': () => ['/api/contact-forms', { method: 'POST', data: { data: goodForms.contact } }],
    'a cart line': () => {
      const data = { data: { partNumber: targets.parts[0], quantity: 1 } };
      return [`/shopping-cart/cart/${randomUUID()}`, { method: 'PUT', data }];
    },
  };
}

/**
 * @param {string} kind
 * @param {() => Parameters<typeof client.send>} request
 */
async function keepProbing(kind, request) {
  while (!stopping.signal.aborted) {
    const at = performance.now();
    const { status, milliseconds } = await client.send(...request());
    probes.push({ kind, at, milliseconds, status, isOk: isSuccess(status) || status === 403 });
    await delay(PROBE_EVERY_MS);
  }
}

/** The moment at which Postgres accepts connections again. */
async function acceptsConnections() {
  for (;;) {
    const connection = await connectTo(site.postgres.url).catch(() => undefined);
    if (connection) {
      const at = performance.now();
      await connection.end();
      return at;
    }
    await delay(10);
  }
}

function reportStatuses() {
  /** @type {Map<number, string>} */
  const unexpected = new Map();
  const isExpected = (/** @type {number} */ status) => isSuccess(status) || status === 503;
  for (const { status, what, text } of seen)
    if (!isExpected(status)) unexpected.set(status, `${what} ${text}`);
  for (const { status, kind, isOk } of probes) if (!isOk && !isExpected(status)) unexpected.set(status, kind);
  const wrong = [
    ...seen.filter(({ status }) => !isExpected(status)),
    ...probes.filter(({ status, isOk }) => !isOk && !isExpected(status)),
  ];
  figure('responses that are neither success nor 503', wrong.length, { atMost: 0 });
  for (const [status, example] of unexpected) say(`  ✗ ${status} such as ${example}`);
}

/** @param {number} status */
function isSuccess(status) {
  return status >= 200 && status < 400;
}
