// Site and backend share this file, so that prices on pages match prices in the shop. It has no
// imports, because the site's build includes it as it is.

/** Cached, because Intl is slow on phones and a catalogue has hundreds of prices, mostly in these currencies. */
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

/** Converts a decimal price, as entered by editors, to the smallest unit of its currency. */
export function minorFromDecimal(amount: number | string, currency: string): number {
  // 0.145 × 100 is 14.499999… in binary, so it is rounded to fifteen digits first.
  return Math.round(Number((Number(amount) * 10 ** minorDigits(currency)).toPrecision(15)));
}
