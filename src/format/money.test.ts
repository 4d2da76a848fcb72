import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromDecimal } from '#src/contract/money.ts';
import { formatMoney } from './money.ts';

const amounts = [0, 5, -5, 99, 100, 99_999, 100_000, -123_450, 123_456_789, 1e11];

it.each(['EUR', 'GBP', 'USD', 'CHF', 'JPY', 'KWD'])('formats %s in Irish English', (currency) => {
  const expected = new Intl.NumberFormat('en-IE', { style: 'currency', currency });
  const digits = expected.resolvedOptions().maximumFractionDigits ?? 2;
  for (const amountMinor of amounts)
    expect(formatMoney({ amountMinor, currency })).toBe(expected.format(amountMinor / 10 ** digits));
});

describe('a decimal price', () => {
  it.each([
    [0.145, 'EUR', 15],
    [1.005, 'EUR', 101],
    [8.575, 'EUR', 858],
    [1.4449, 'EUR', 144],
    [12.5, 'JPY', 13],
    [1200, 'JPY', 1200],
    [1.2345, 'KWD', 1235],
    [0.0005, 'KWD', 1],
  ])('%s %s is rounded by its decimal digits, to %s', (amount, currency, minor) => {
    expect(moneyFromDecimal(amount, currency)).toEqual({ amountMinor: minor, currency });
  });

  it('is rounded half up, whatever its binary representation', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (thousandths) => {
        const { amountMinor } = moneyFromDecimal(thousandths / 1000, 'EUR');
        expect(amountMinor).toBe(Math.floor((thousandths + 5) / 10));
      }),
    );
  });

  it('is shown with the decimals of its currency', () => {
    const shown = (amount: number, currency: string) => formatMoney(moneyFromDecimal(amount, currency));
    expect(shown(1200, 'JPY')).toMatch(/1,200$/);
    expect(shown(1.5, 'KWD')).toMatch(/1\.500$/);
    expect(shown(1.5, 'EUR')).toBe('€1.50');
  });
});
