// @ts-check
import { residentMegabytes } from './memory.mjs';

/** @typedef {{ at: number, cpuSeconds: number, ownCpuSeconds: number, eventLoopP99Ms: number, megabytes: number }} Reading */

/**
 * Reads what a backend with this METRICS_TOKEN uses. The delay of the event loop is that since the last reading.
 * @param {{ origin: string, pid: () => number | undefined, token: string }} server
 * @returns {Promise<Reading>}
 */
export async function readServer({ origin, pid, token }) {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  const value = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const own = process.cpuUsage();
  return {
    at: performance.now(),
    cpuSeconds: value('process_cpu_seconds_total'),
    ownCpuSeconds: (own.user + own.system) / 1e6,
    eventLoopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    megabytes: residentMegabytes(pid()),
  };
}

/**
 * How much of one processor the server and this process, which sends the requests, have used between two readings, in percent.
 * @param {Reading} before
 * @param {Reading} after
 */
export function usedBetween(before, after) {
  const seconds = (after.at - before.at) / 1000;
  return {
    server: (100 * (after.cpuSeconds - before.cpuSeconds)) / seconds,
    client: (100 * (after.ownCpuSeconds - before.ownCpuSeconds)) / seconds,
  };
}
