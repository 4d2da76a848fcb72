// @ts-check
// Measures adding to a cart with ten thousand products, and twenty orders per second: `npm run bench -- shop`.
import { setTimeout as delay } from 'node:timers/promises';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { aBuyer } from '../measure/shop-buyer.mjs';
import { figure } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const PRODUCTS = 10_000;
const ADDITIONS = 400;
const AT_ONCE = 4;
const ADD_TARGET_MS = 50;
const ORDERS_A_SECOND = 20;
const SECONDS = 10;
const LINES = 3;

stopOnSignal();
const progress = startProgress('Shop');
const { origin, folder, stop } = await startTestBackend();
const parts = fillCatalogue(folder, PRODUCTS);
progress.update('adding to carts');
await additions(20);
const added = await additions(ADDITIONS);
progress.update('filling carts');
const buyers = await readyBuyers(ORDERS_A_SECOND * SECONDS);
const many = await readyBuyers(100);
progress.update('ordering');
const { responses: ordered, lag } = await ordersAtRate(buyers);
const startedAt = performance.now();
const asFast = await inLanes(many, AT_ONCE, ({ buyer, fingerprint }) => buyer.order(fingerprint));
const perSecond = (1000 * many.length) / (performance.now() - startedAt);
progress.finish();
await stop();

report(`add to cart, ${PRODUCTS} products, ${AT_ONCE} in parallel`, added, ADD_TARGET_MS);
report(`order of ${LINES} lines, ${ORDERS_A_SECOND} per second`, ordered);
figure('delay of the last order', lag, { unit: 'ms' });
figure(`orders at full speed, ${AT_ONCE} in parallel`, perSecond, { unit: '/s', atLeast: ORDERS_A_SECOND });
const failures = [...added, ...ordered, ...asFast].filter(({ status }) => status !== 200 && status !== 201);
figure('failed requests', failures.length, { atMost: 0 });

/** @param {number} count number of lines, five per cart */
function additions(count) {
  let buyer = aBuyer(origin);
  const jobs = Array.from({ length: count }, (_, index) => index);
  return inLanes(jobs, AT_ONCE, (index) => {
    if (index % 5 === 0) buyer = aBuyer(origin);
    return buyer.put(partAt(index * 37));
  });
}

/** @param {number} count */
async function readyBuyers(count) {
  const jobs = Array.from({ length: count }, (_, index) => index);
  return inLanes(jobs, AT_ONCE, async (index) => {
    const buyer = aBuyer(origin);
    for (let line = 0; line < LINES; line += 1) await buyer.put(partAt(index * 31 + line * 997));
    return { buyer, fingerprint: await buyer.fingerprint() };
  });
}

/**
 * Starts each order at its time, whether or not the earlier ones are done.
 * @param {Awaited<ReturnType<typeof readyBuyers>>} ready
 */
async function ordersAtRate(ready) {
  const start = performance.now();
  let late = 0;
  const responses = await Promise.all(
    ready.map(async ({ buyer, fingerprint }, index) => {
      const at = (1000 * index) / ORDERS_A_SECOND;
      await delay(at);
      late = performance.now() - start - at;
      return buyer.order(fingerprint);
    }),
  );
  return { responses, lag: late };
}

/**
 * @template T, R
 * @param {T[]} jobs
 * @param {number} lanes
 * @param {(job: T) => Promise<R>} work
 */
async function inLanes(jobs, lanes, work) {
  /** @type {R[]} */
  const results = [];
  const left = jobs.values();
  const lane = async () => {
    for (const job of left) results.push(await work(job));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** @param {number} index */
function partAt(index) {
  return parts[index % parts.length] ?? '';
}

/**
 * @param {string} name
 * @param {{ milliseconds: number }[]} responses
 * @param {number} [target]
 */
function report(name, responses, target) {
  const times = responses.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const [median = 0, p95 = 0] = [0.5, 0.95].map((part) => times[Math.floor(part * (times.length - 1))]);
  figure(`${name}: median`, median, { unit: 'ms' });
  figure(`${name}: p95`, p95, { unit: 'ms', ...(target === undefined ? {} : { atMost: target }) });
}
