import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledFields } from '../src/api/form/services/form-fields';
import { allocate, share } from '../src/platform/money/allocate';
import { decimalFromMinor, minorFromDecimal } from '../src/platform/money/money';
import { taxedAmounts } from '../src/api/tax-rate/services/tax-totals';
import type { ProductKind } from '../src/api/product/services/shop-products';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const parts = fc.uniqueArray(fc.record({ key: fc.uuid(), weight: fc.integer({ min: 0, max: 10_000_000 }) }), {
  minLength: 1,
  maxLength: 40,
  selector: ({ key }) => key,
});
const kinds: ProductKind[] = ['goods', 'printed-matter', 'service'];
const lines = fc.uniqueArray(
  fc.record({ id: fc.uuid(), net: amount, productKind: fc.constantFrom(...kinds) }),
  { minLength: 1, maxLength: 30, selector: ({ id }) => id },
);
const rates = fc.record({ goods: fc.nat(300_000), printed: fc.nat(300_000), taxesShipping: fc.boolean() });

describe('splitting an amount', () => {
  it('neither loses nor adds anything, whatever the weights', () => {
    fc.assert(
      fc.property(amount, parts, (whole, all) => {
        expect(sum([...allocate(whole, all).values()])).toBe(whole);
      }),
    );
  });

  it('does not depend on the order of the parts', () => {
    fc.assert(
      fc.property(amount, parts, (whole, all) => {
        const [one, other] = [allocate(whole, all), allocate(whole, all.toReversed())];
        expect(all.map(({ key }) => one.get(key))).toEqual(all.map(({ key }) => other.get(key)));
      }),
    );
  });

  it('gives each part its exact share, to within one unit', () => {
    fc.assert(
      fc.property(amount, parts, (whole, all) => {
        const total = sum(all.map(({ weight }) => weight));
        fc.pre(total > 0);
        const split = allocate(whole, all);
        for (const { key, weight } of all)
          expect(Math.abs((split.get(key) ?? 0) - (whole * weight) / total)).toBeLessThan(1.001);
      }),
    );
  });

  it('splits a credit as it splits the charge', () => {
    fc.assert(
      fc.property(amount, parts, (whole, all) => {
        const credit = allocate(-whole, all);
        for (const [key, value] of allocate(whole, all)) expect(credit.get(key)).toBe(-value || 0);
      }),
    );
  });
});

describe('the tax of an order', () => {
  it('is the sum of the taxes of its lines and of shipping, and of its rates', () => {
    fc.assert(
      fc.property(lines, amount, rates, (all, shipping, chosen) => {
        const result = taxedAmounts(all, shipping, rateFor(chosen));
        expect(sum(result.lines.map(({ tax }) => tax)) + result.shippingTax).toBe(result.tax);
        expect(sum(result.taxes.map((tax) => tax.amount))).toBe(result.tax);
        expect(result.total).toBe(result.subtotal + result.shipping + result.tax);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, amount, rates, (all, shipping, chosen) => {
        const [one, other] = [all, all.toReversed()].map((some) =>
          taxedAmounts(some, shipping, rateFor(chosen)),
        );
        expect(other?.lines.toReversed()).toEqual(one?.lines);
        expect({ ...other, lines: [] }).toEqual({ ...one, lines: [] });
      }),
    );
  });

  it('differs from the exact tax by no more than half a unit per rate', () => {
    fc.assert(
      fc.property(lines, amount, rates, (all, shipping, chosen) => {
        const { taxes } = taxedAmounts(all, shipping, rateFor(chosen));
        for (const { rate, base, amount: tax } of taxes)
          expect(Math.abs(tax - (base * Number(rate)) / 100)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });
});

describe('amounts of money', () => {
  it('survive the conversion to the decimals of the database and back', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD'), (minor, currency) => {
        expect(minorFromDecimal(decimalFromMinor(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it('are rounded half away from zero', () => {
    expect([share(750, 230_000), share(-750, 230_000), share(1, 500_000), share(0, 230_000)]).toEqual([
      173, -173, 1, 0,
    ]);
    expect(minorFromDecimal(1.005, 'EUR')).toBe(101);
  });
});

type Rates = { goods: number; printed: number; taxesShipping: boolean };

const rateFor = (chosen: Rates) => (kind: ProductKind) => ({
  name: 'VAT',
  perMillion: kind === 'printed-matter' ? chosen.printed : chosen.goods,
  taxesShipping: chosen.taxesShipping,
});

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);

describe('an amount in an e-mail', () => {
  it.each([
    [1200, 'JPY', 'JP¥1,200'],
    [1500, 'KWD', 'KWD\u00a01.500'],
    [1450, 'EUR', '€14.50'],
  ])('has the decimals of its currency: %s %s is %s', (amountMinor, currency, text) => {
    expect(labelledFields({ costLimit: { amountMinor, currency } }).map(([, value]) => value)).toEqual([
      text,
    ]);
  });
});
