// @ts-check
import { percentile } from './traffic-figures.mjs';

/** @typedef {{ kind: string, at: number, milliseconds: number, isOk: boolean }} Probe */

/**
 * For each kind of request, the time from `since` to the first response after which no other failed, less the usual
 * duration of such a request. Infinite if there is no such response.
 * @param {Probe[]} probes
 * @param {{ began: number, since: number }} outage
 */
export function recoveryTimes(probes, { began, since }) {
  const after = probes.filter((probe) => endOf(probe) >= since).toSorted((a, b) => endOf(a) - endOf(b));
  const before = probes.filter((probe) => endOf(probe) < began);
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const probe of after) {
    const known = times.get(probe.kind) ?? Infinity;
    if (!probe.isOk) times.set(probe.kind, Infinity);
    else if (known === Infinity)
      times.set(probe.kind, Math.max(0, endOf(probe) - since - usualOf(before, probe.kind)));
  }
  return times;
}

/** @param {Probe} probe */
function endOf({ at, milliseconds }) {
  return at + milliseconds;
}

/**
 * @param {Probe[]} before
 * @param {string} kind
 */
function usualOf(before, kind) {
  const times = before.filter((probe) => probe.kind === kind).map(({ milliseconds }) => milliseconds);
  return percentile(times, 0.5);
}
