/** An amount in the smallest unit of its currency (ISO 4217), so that sums are exact. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** From the decimal price an editor types, which is in whole units of the currency. */
export function moneyFromDecimal(amount: number, currency: string): Money {
  return { amountMinor: Math.round(amount * 10 ** minorDigits(currency)), currency };
}

/** Remembered, as asking for it takes a phone half a millisecond and a catalogue has hundreds of prices. */
const digitsOf = new Map<string, number>();

export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency) ?? askDigits(currency);
  digitsOf.set(currency, known);
  return known;
}

const askDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
