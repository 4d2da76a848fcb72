import { expect, it } from 'vitest';
import { cardBrand } from './card-brand.ts';

it.each([
  ['visa', 'Visa'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['a brand of tomorrow', 'a brand of tomorrow'],
])('the brand that Stripe calls "%s" is %s', (brand, name) => {
  expect(cardBrand(brand)).toBe(name);
});
