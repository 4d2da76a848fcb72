import { describe, expect, it } from 'vitest';
import { seededRules } from './support/seeded-rules';
import { casesIn, readFixture, totalsIn, type WorkedCase } from './support/worked-totals';

type EuroCase = WorkedCase & { expect: { taxes: object[] } };
type ListCase = WorkedCase & {
  expect: { subtotal: number; shipping: number; tax: number; total: number; reverseCharge?: boolean };
  /** Rate, base and amount. */
  taxes: [string, number, number][];
  how: string;
};

const rules = seededRules();
const euros: EuroCase[] = readFixture('tax-cases.yaml');
const others = ['usd', 'gbp', 'chf'].flatMap((file) => casesIn<ListCase>(`price-cases/${file}.yaml`, rules));

describe('the totals of an order', () => {
  it.each(euros)('in EUR: $name', (example) => {
    const totals = totalsIn(example, { currency: 'EUR', rules });
    expect(totals).toMatchObject({ currency: 'EUR', ...example.expect });
    expect(totals.taxes).toHaveLength(example.expect.taxes.length);
    expect(example.source.length).toBeGreaterThan(10);
  });

  it.each(others)('in $currency: $example.name', ({ example, currency, rules: own }) => {
    const totals = totalsIn(example, { currency, rules: own });
    expect(totals).toMatchObject({ currency, reverseCharge: false, ...example.expect });
    expect(totals.taxes.map(({ rate, base, amount }) => [rate, base, amount])).toEqual(example.taxes);
    expect(totals.lines.reduce((sum, { tax }) => sum + tax, totals.shippingTax)).toBe(example.expect.tax);
    expect(example.how).not.toBe('');
    expect(example.source.length).toBeGreaterThan(10);
  });

  it.each(['USD', 'GBP', 'CHF'])('are worked out for at least 20 different orders in %s', (currency) => {
    const names = others.filter((one) => one.currency === currency).map(({ example }) => example.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(20);
  });
});
