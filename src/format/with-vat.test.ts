import { describe, expect, it } from 'vitest';
import { shownVat, withVat } from './with-vat.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

describe('a price with VAT', () => {
  it.each([
    [14_800, 23, 18_204],
    [101, 23, 124],
    [303, 23, 373],
    [10_000, 7.7, 10_770],
    [50, 25, 63],
    [0, 23, 0],
    [999_999_999, 27, 1_269_999_999],
  ])('of %i with %d percent is %i, rounded like the tax on the server', (net, percent, gross) => {
    expect(withVat(eur(net), percent)).toEqual(eur(gross));
  });

  it('is the net price without a rate', () => {
    expect(withVat(eur(101), null)).toEqual(eur(101));
  });
});

describe('the VAT in shown prices', () => {
  const shop = { sellsToConsumers: true, vatPercent: 23 };

  it('is included for anonymous visitors and consumers, but not for business customers', () => {
    expect(shownVat(shop, undefined)).toBe(23);
    expect(shownVat(shop, 'consumer')).toBe(23);
    expect(shownVat(shop, 'business')).toBeNull();
  });

  it('is not included by a shop for businesses, or without a rate', () => {
    expect(shownVat({ ...shop, sellsToConsumers: false }, undefined)).toBeNull();
    expect(shownVat({ ...shop, vatPercent: null }, undefined)).toBeNull();
    expect(shownVat(null, undefined)).toBeNull();
  });
});
