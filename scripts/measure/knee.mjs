// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { chart, figure, seed } from '../proofs/figures.mjs';
import { say, startProgress } from '../terminal/progress.mjs';
import { readServer, usedBetween } from './server-metrics.mjs';
import { startTraffic } from './traffic.mjs';
import { percentile } from './traffic-figures.mjs';

/** @typedef {import('./mixed-load.mjs').Site} Site */
/** @typedef {{ visitors: number, perSecond: number, p95: number, server: number, client: number, machine: number, eventLoopP99Ms: number, failed: number }} Step */

const VISITORS = [1, 2, 4, 8, 16, 32, 64];
const STEP_MS = Number(process.env.FIELDSHOP_MINUTES ?? 10) < 2 ? 5000 : 20_000;
const ALMOST = 0.9;
const BUSY_PERCENT = 90;

/**
 * Doubles the number of visitors until throughput no longer grows, and says what limits it.
 * @param {Site} site
 */
export async function findKnee(site) {
  const progress = startProgress('Rising traffic');
  /** @type {Step[]} */
  const steps = [];
  for (const visitors of VISITORS) {
    progress.update(`${visitors} visitors`);
    steps.push(await measureStep(site, visitors));
  }
  progress.finish('');
  for (const { visitors, perSecond, p95 } of steps) {
    figure(`throughput with ${visitors} visitors`, perSecond, { unit: '/s' });
    figure(`p95 with ${visitors} visitors`, p95, { unit: 'ms' });
  }
  const knee = kneeOf(steps);
  figure('visitors at the knee', knee.visitors);
  figure('processor of the server at the knee', knee.server, { unit: '% of one' });
  figure('processor of the load generator at the knee', knee.client, { unit: '% of one' });
  figure('all processors of the machine at the knee', knee.machine, { unit: '%' });
  figure('delay of the event loop at the knee, p99', knee.eventLoopP99Ms, { unit: 'ms' });
  figure(
    'failed requests meanwhile',
    steps.reduce((total, { failed }) => total + failed, 0),
    { atMost: 0 },
  );
  say(`  Limited by ${limitOf(knee)}.`);
  drawSteps(steps);
}

/**
 * @param {Site} site
 * @param {number} visitors
 * @returns {Promise<Step>}
 */
async function measureStep(site, visitors) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const before = await readServer(site);
  const traffic = startTraffic({
    ...site,
    visitors,
    seed: seed + visitors,
    onSeen: ({ status, milliseconds }) => {
      times.push(milliseconds);
      if (status < 200 || status >= 400) failed += 1;
    },
  });
  await delay(STEP_MS);
  const after = await readServer(site);
  const perSecond = (1000 * times.length) / (after.at - before.at);
  await traffic.stop();
  const { eventLoopP99Ms } = after;
  return {
    visitors,
    perSecond,
    p95: percentile(times, 0.95),
    ...usedBetween(before, after),
    eventLoopP99Ms,
    failed,
  };
}

/** The step with the fewest visitors whose throughput is almost the highest. @param {Step[]} steps @returns {Step} */
function kneeOf(steps) {
  const highest = Math.max(...steps.map(({ perSecond }) => perSecond));
  const knee = steps.find(({ perSecond }) => perSecond >= highest * ALMOST);
  if (!knee) throw new Error('Nothing was measured.');
  return knee;
}

/** @param {Step} knee */
function limitOf({ server, client, machine }) {
  if (server >= BUSY_PERCENT) return 'the processor time of the process: one process uses one processor';
  if (client >= BUSY_PERCENT) return 'the load generator, so the server could do more';
  if (machine >= BUSY_PERCENT)
    return `the processors of this machine, which other programs use too: the server got ${Math.round(server)} % of one`;
  return `something other than processor time: the server used ${Math.round(server)} % of one processor`;
}

/** @param {Step[]} steps */
function drawSteps(steps) {
  /** @param {(step: Step) => number} value @returns {[number, number][]} */
  const over = (value) => steps.map((step) => [step.visitors, value(step)]);
  const x = 'visitors at once';
  const throughput = { name: 'all requests', points: over(({ perSecond }) => perSecond) };
  chart({ title: 'Throughput by visitors', x, y: 'requests per second', lines: [throughput] });
  chart({
    title: 'Delays by visitors',
    x,
    y: 'ms',
    lines: [
      { name: 'response time, p95', points: over(({ p95 }) => p95) },
      { name: 'event loop, p99', points: over(({ eventLoopP99Ms }) => eventLoopP99Ms) },
    ],
  });
}
