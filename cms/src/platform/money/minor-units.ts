// Site and backend calculate with this one file, so that a price on the page is the price in the shop. It imports
// nothing, and the site's build takes it as it is.

/** Remembered, as asking Intl takes a phone a moment and a catalogue has hundreds of prices; most are in these. */
const digits = new Map([
  ['EUR', 2],
  ['GBP', 2],
  ['USD', 2],
]);

/** The decimals of a currency (ISO 4217): 2 for EUR, none for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const count = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, count);
  return count;
}

/** A decimal price, as editors write it, in the smallest unit of its currency. */
export function minorFromDecimal(amount: number | string, currency: string): number {
  // 0.145 × 100 is 14.499999… in binary: fifteen digits are what was meant.
  return Math.round(Number((Number(amount) * 10 ** minorDigits(currency)).toPrecision(15)));
}
