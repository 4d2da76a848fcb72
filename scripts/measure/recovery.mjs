// @ts-check

/** @typedef {{ kind: string, at: number, milliseconds: number, isOk: boolean }} Probe */

/**
 * For each kind of request, how long after `since` it worked for good: when the first response arrived after which no other
 * failed. Infinite if it never did.
 * @param {Probe[]} probes
 * @param {number} since
 */
export function recoveryTimes(probes, since) {
  const after = probes.filter((probe) => endOf(probe) >= since).toSorted((a, b) => endOf(a) - endOf(b));
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const probe of after) {
    const known = times.get(probe.kind) ?? Infinity;
    if (!probe.isOk) times.set(probe.kind, Infinity);
    else if (known === Infinity) times.set(probe.kind, Math.max(0, endOf(probe) - since));
  }
  return times;
}

/** @param {Probe} probe */
function endOf({ at, milliseconds }) {
  return at + milliseconds;
}
