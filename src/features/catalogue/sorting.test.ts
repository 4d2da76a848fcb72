import { describe, expect, it } from 'vitest';
import type { ListedProduct } from '#src/contract/product.ts';
import { parseSort, sortProducts } from './sorting.ts';

const products = [
  aProduct('PT-10', { priceMinor: 20_000, stock: 0, leadTimeDays: 15 }),
  aProduct('PT-9', { priceMinor: null, stock: 0, leadTimeDays: 5 }),
  aProduct('PT-100', { priceMinor: 9_900, stock: 3, leadTimeDays: 30 }),
];

describe('the order of a product list', () => {
  it('is the editor’s unless the visitor chooses', () => {
    expect(parseSort(new URLSearchParams('sort=nonsense'))).toBe('recommended');
    expect(order('recommended')).toEqual(['PT-10', 'PT-9', 'PT-100']);
  });

  it('puts prices on request last', () => {
    expect(order('price')).toEqual(['PT-100', 'PT-10', 'PT-9']);
  });

  it('reads the numbers in part numbers as numbers', () => {
    expect(order('part-number')).toEqual(['PT-9', 'PT-10', 'PT-100']);
  });

  it('puts what is in stock before every lead time', () => {
    expect(order('availability')).toEqual(['PT-100', 'PT-9', 'PT-10']);
  });
});

const order = (sort: Parameters<typeof sortProducts>[1]) =>
  sortProducts(products, sort).map(({ partNumber }) => partNumber);

function aProduct(
  partNumber: string,
  figures: { priceMinor: number | null; stock: number; leadTimeDays: number },
): ListedProduct {
  return {
    documentId: partNumber,
    name: partNumber,
    url: partNumber,
    partNumber,
    summary: '',
    unitPrice: figures.priceMinor === null ? null : { amountMinor: figures.priceMinor, currency: 'EUR' },
    stock: figures.stock,
    leadTimeDays: figures.leadTimeDays,
    lifecycle: 'active',
    thumbnail: null,
    specifications: [],
  };
}
