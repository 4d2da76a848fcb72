// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { chart, figure, seed } from '../proofs/figures.mjs';
import { say, startProgress } from '../terminal/progress.mjs';
import { readServer } from './server-metrics.mjs';
import { startTraffic } from './traffic.mjs';
import { percentile, trafficFigures } from './traffic-figures.mjs';

/** @typedef {import('./server-metrics.mjs').Reading} Reading */
/** @typedef {{ origin: string, pid: () => number | undefined, token: string, targets: import('./targets.mjs').Targets, nextPass: () => Promise<import('./passes.mjs').Pass> }} Site */

const MINUTES = Number(process.env.FIELDSHOP_MINUTES ?? 10);
const VISITORS = 8;
const READ_EVERY_MS = 5000;
const FIRST_READING_MS = 60_000;
const GROWTH_TARGET_PERCENT = 10;
// Single readings depend on when garbage was collected.
const READINGS_COMPARED = 5;

/**
 * Mixed traffic for ten minutes, or as many as `--minutes` says.
 * @param {Site} site
 */
export async function measureMixedLoad(site) {
  const progress = startProgress('Mixed traffic');
  const figures = trafficFigures();
  const traffic = startTraffic({ ...site, visitors: VISITORS, seed, onSeen: figures.add });
  const startedAt = performance.now();
  /** @type {Reading[]} */
  const readings = [];
  while (performance.now() - startedAt < MINUTES * 60_000) {
    await delay(READ_EVERY_MS);
    readings.push(await readServer(site));
    progress.update(`${figures.requests()} requests, ${figures.failed()} failed`);
  }
  await traffic.stop();
  progress.finish('');
  figure('visitors at once', VISITORS);
  figure('duration', MINUTES, { unit: 'min' });
  figures.report();
  for (const example of figures.examples()) say(`  ✗ ${example}`);
  reportServer(readings, startedAt);
}

/**
 * @param {Reading[]} readings
 * @param {number} startedAt
 */
function reportServer(readings, startedAt) {
  const { hits = 0, misses = 0 } = readings.at(-1) ?? {};
  figure('from the cache', (100 * hits) / (hits + misses), { unit: '%' });
  const minute = readings.findIndex(({ at }) => at - startedAt >= FIRST_READING_MS);
  const average = (/** @type {number} */ from) =>
    mean(readings.slice(from, from + READINGS_COMPARED).map(({ megabytes }) => megabytes));
  chart({
    title: 'Memory of the process',
    x: 'seconds',
    y: 'MB',
    lines: [
      {
        name: 'resident memory',
        points: readings.map(({ at, megabytes }) => [(at - startedAt) / 1000, megabytes]),
      },
    ],
  });
  figure(
    'delay of the event loop, p99',
    percentile(
      readings.map((one) => one.eventLoopP99Ms),
      0.5,
    ),
    { unit: 'ms' },
  );
  if (minute === -1 || readings.length < minute + 2 * READINGS_COMPARED)
    return say('  Too short to compare the memory after one minute with that at the end.');
  const [first, last] = [average(minute), average(readings.length - READINGS_COMPARED)];
  figure('memory after one minute', first, { unit: 'MB' });
  figure('memory at the end', last, { unit: 'MB' });
  figure('growth since', (100 * (last - first)) / first, { unit: '%', atMost: GROWTH_TARGET_PERCENT });
}

/** @param {number[]} values */
function mean(values) {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}
