import { minorDigits, type Money } from '#src/contract/money.ts';
import { onceEach } from './once.ts';

/** In Irish English format: "€1,204.50". */
export function formatMoney({ amountMinor, currency }: Money): string {
  const digits = minorDigits(currency);
  const amount = amountMinor / 10 ** digits;
  const symbol = symbols[currency];
  if (!symbol) return format(currency).format(amount);
  const [whole = '', fraction] = Math.abs(amount).toFixed(digits).split('.');
  return `${amount < 0 ? '-' : ''}${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

// Intl would take 100 ms for the first price on a phone.
const symbols: Partial<Record<string, string>> = { EUR: '€', GBP: '£', USD: 'US$' };

const format = onceEach((currency) => new Intl.NumberFormat('en-IE', { style: 'currency', currency }));
