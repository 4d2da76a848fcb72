import { minorDigits, type Money } from '#src/contract/money.ts';

export function formatMoney({ amountMinor, currency }: Money): string {
  const amount = amountMinor / 10 ** minorDigits(currency);
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount);
}
