/** An amount in the smallest unit of its currency (ISO 4217), so that sums are exact. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** From the decimal price an editor types, which is in whole units of the currency. */
export function moneyFromDecimal(amount: number, currency: string): Money {
  return { amountMinor: Math.round(amount * 10 ** minorDigits(currency)), currency };
}

/** Remembered, as asking Intl takes a phone a moment and a catalogue has hundreds of prices; most are in these. */
const digitsOf = new Map([
  ['EUR', 2],
  ['GBP', 2],
  ['USD', 2],
]);

export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency) ?? askDigits(currency);
  digitsOf.set(currency, known);
  return known;
}

const askDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
