// Exact arithmetic with amounts in the smallest unit of their currency.

/** A share of an amount: `perMillion` of 1,000,000 is the whole amount. Halves are rounded away from zero. */
export function share(amountMinor: number, perMillion: number): number {
  const product = BigInt(amountMinor) * BigInt(perMillion);
  const half = product < 0n ? -500_000n : 500_000n;
  return Number((product + half) / 1_000_000n);
}

export type Part = { key: string; weight: number };

/**
 * Splits an amount by weight so that the parts add up exactly: each part gets its share rounded down, and the remaining
 * units go to the largest remainders. Ties are decided by key, so the order of the parts does not matter.
 */
export function allocate(amountMinor: number, parts: Part[]): Map<string, number> {
  const total = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const sign = amountMinor < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(amountMinor));
  const shares = parts.map(({ key, weight }) => {
    const product = amount * BigInt(weight);
    return {
      key,
      floor: total === 0n ? 0n : product / total,
      remainder: total === 0n ? 0n : product % total,
    };
  });
  let left = Number(amount - shares.reduce((sum, { floor }) => sum + floor, 0n));
  const byRemainder = shares.toSorted(
    (a, b) => Number(b.remainder - a.remainder) || compareText(a.key, b.key),
  );
  const result = new Map<string, number>();
  while (byRemainder.length > 0 && left > byRemainder.length)
    left -= addToEach(result, byRemainder, Math.floor(left / byRemainder.length));
  // `+ 0` turns -0 into 0.
  for (const [index, { key, floor }] of byRemainder.entries())
    result.set(key, sign * ((result.get(key) ?? 0) + Number(floor) + (index < left ? 1 : 0)) + 0);
  return result;
}

// More units than parts remain only if all weights are zero.
function addToEach(result: Map<string, number>, parts: { key: string }[], each: number): number {
  for (const { key } of parts) result.set(key, (result.get(key) ?? 0) + each);
  return each * parts.length;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
