// @ts-check
import { chart, figure } from '../proofs/figures.mjs';

/** @typedef {import('./traffic.mjs').Seen} Seen */

const BUCKET_MS = 10_000;
const EXAMPLES = 5;

/** Collects the figures of requests, without keeping every request of an hour in memory. */
export function trafficFigures() {
  const startedAt = performance.now();
  /** @type {Map<string, number[]>} */
  const times = new Map();
  /** @type {{ count: number, times: number[] }[]} */
  const buckets = [];
  /** @type {Map<string, number>} */
  const failures = new Map();
  let requests = 0;

  /** @param {Seen} seen */
  function add({ at, kind, what, status, milliseconds, text }) {
    requests += 1;
    const name = kind === 'shop' ? what : kind;
    times.set(name, times.get(name) ?? []);
    times.get(name)?.push(milliseconds);
    const index = Math.floor((at - startedAt) / BUCKET_MS);
    const bucket = (buckets[index] ??= { count: 0, times: [] });
    bucket.count += 1;
    bucket.times.push(milliseconds);
    if (status >= 200 && status < 400) return;
    const failure = `${status} ${what} ${text}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }

  return {
    add,
    failed: () => sum([...failures.values()]),
    /** The most frequent failures, to explain them. */
    examples: () =>
      [...failures]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, EXAMPLES)
        .map(([what, count]) => `${count} × ${what}`),
    requests: () => requests,
    /** Records throughput and response times. */
    report() {
      const seconds = (performance.now() - startedAt) / 1000;
      figure('requests', requests);
      figure('throughput', requests / seconds, { unit: '/s' });
      figure('failed requests', sum([...failures.values()]), { atMost: 0 });
      for (const [name, list] of [['all', [...times.values()].flat()], ...times])
        if (typeof name === 'string' && Array.isArray(list)) reportTimes(name, list);
      const whole = Math.floor((seconds * 1000) / BUCKET_MS);
      drawOverTime(Array.from({ length: whole }, (_, index) => buckets[index] ?? { count: 0, times: [] }));
    },
  };
}

/**
 * The value below which this share of the values is.
 * @param {number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/**
 * @param {string} name
 * @param {number[]} list
 */
function reportTimes(name, list) {
  for (const [label, share] of /** @type {const} */ ([
    ['p50', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
  ]))
    figure(`${name}: ${label} of ${list.length.toLocaleString('en')}`, percentile(list, share), {
      unit: 'ms',
    });
}

/** @param {{ count: number, times: number[] }[]} buckets */
function drawOverTime(buckets) {
  if (buckets.length < 2) return;
  /** @param {(bucket: { count: number, times: number[] }) => number} value @returns {[number, number][]} */
  const over = (value) => buckets.map((bucket, index) => [((index + 0.5) * BUCKET_MS) / 1000, value(bucket)]);
  const perSecond = over(({ count }) => (count * 1000) / BUCKET_MS);
  chart({
    title: 'Throughput',
    x: 'seconds',
    y: 'requests per second',
    lines: [{ name: 'all', points: perSecond }],
  });
  chart({
    title: 'Response times',
    x: 'seconds',
    y: 'ms',
    lines: [
      { name: 'p50', points: over(({ times }) => percentile(times, 0.5)) },
      { name: 'p95', points: over(({ times }) => percentile(times, 0.95)) },
      { name: 'p99', points: over(({ times }) => percentile(times, 0.99)) },
    ],
  });
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
