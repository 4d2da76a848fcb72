import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

const amounts = [0, 5, -5, 99, 100, 99_999, 100_000, -123_450, 123_456_789, 1e11];

it.each(['EUR', 'GBP', 'USD', 'CHF', 'JPY'])('writes %s as Irish English does', (currency) => {
  const written = new Intl.NumberFormat('en-IE', { style: 'currency', currency });
  const digits = written.resolvedOptions().maximumFractionDigits ?? 2;
  for (const amountMinor of amounts)
    expect(formatMoney({ amountMinor, currency })).toBe(written.format(amountMinor / 10 ** digits));
});
