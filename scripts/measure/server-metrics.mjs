// @ts-check
import { cpus } from 'node:os';
import { residentMegabytes } from './memory.mjs';

/** @typedef {{ at: number, cpuSeconds: number, ownCpuSeconds: number, eventLoopP99Ms: number, megabytes: number, hits: number, misses: number, idleMs: number, allMs: number }} Reading */

/**
 * Reads the resource usage of a backend with this METRICS_TOKEN. The delay of the event loop is measured since the last
 * reading.
 * @param {{ origin: string, pid: () => number | undefined, token: string }} server
 * @returns {Promise<Reading>}
 */
export async function readServer({ origin, pid, token }) {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  const value = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const cache = (/** @type {string} */ result) =>
    value(`fieldshop_response_cache_requests_total\\{result="${result}"\\}`);
  const own = process.cpuUsage();
  return {
    at: performance.now(),
    cpuSeconds: value('process_cpu_seconds_total'),
    ownCpuSeconds: (own.user + own.system) / 1e6,
    eventLoopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    megabytes: residentMegabytes(pid()),
    hits: cache('hit'),
    misses: cache('miss'),
    ...processorTimes(),
  };
}

/**
 * How much of one processor the server and this process, which sends the requests, have used between two readings, and how
 * busy all processors of the machine were, in percent.
 * @param {Reading} before
 * @param {Reading} after
 */
export function usedBetween(before, after) {
  const seconds = (after.at - before.at) / 1000;
  return {
    server: (100 * (after.cpuSeconds - before.cpuSeconds)) / seconds,
    client: (100 * (after.ownCpuSeconds - before.ownCpuSeconds)) / seconds,
    machine: 100 * (1 - (after.idleMs - before.idleMs) / (after.allMs - before.allMs)),
  };
}

/** The times of all processors since the machine was started. */
function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (/** @type {(time: typeof times[number]) => number} */ of) =>
    times.reduce((total, time) => total + of(time), 0);
  return {
    idleMs: sum(({ idle }) => idle),
    allMs: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
