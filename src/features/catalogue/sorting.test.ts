import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/contract/category.ts';
import { columnsOf } from './columns.ts';
import { aProduct, aSpecification } from './product-fixture.ts';
import { parseSort, sortProducts } from './sorting.ts';

const facets: Facet[] = [
  { specification: 'Gauge range', kind: 'covers', unit: 'bar', explanation: '' },
  { specification: 'Differential range', kind: 'covers', unit: 'Pa', explanation: '' },
];
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const products = [
  aProduct('PT-10', {
    unitPrice: euros(20_000),
    leadTimeDays: 15,
    specifications: [aSpecification('Gauge range', [0, 10], 'bar')],
  }),
  aProduct('PT-9', {
    leadTimeDays: 5,
    specifications: [aSpecification('Differential range', [0, 5000], 'Pa')],
  }),
  aProduct('PT-100', { unitPrice: euros(9_900), stock: 3, leadTimeDays: 30 }),
];
const columns = columnsOf(facets, products);

describe('the order of a product list', () => {
  it('is the editor’s unless the visitor chooses', () => {
    expect(order('nonsense')).toEqual(['PT-10', 'PT-9', 'PT-100']);
    expect(order('recommended')).toEqual(['PT-10', 'PT-9', 'PT-100']);
  });

  it('puts prices on request last, in both directions', () => {
    expect(order('price')).toEqual(['PT-100', 'PT-10', 'PT-9']);
    expect(order('-price')).toEqual(['PT-10', 'PT-100', 'PT-9']);
  });

  it('reads the numbers in part numbers as numbers', () => {
    expect(order('part-number')).toEqual(['PT-9', 'PT-10', 'PT-100']);
    expect(order('-part-number')).toEqual(['PT-100', 'PT-10', 'PT-9']);
  });

  it('puts stock items before all others', () => {
    expect(order('availability')).toEqual(['PT-100', 'PT-9', 'PT-10']);
  });

  it('compares the figures of a column in one unit', () => {
    expect(order('gauge-range')).toEqual(['PT-9', 'PT-10', 'PT-100']);
    expect(order('-gauge-range')).toEqual(['PT-10', 'PT-9', 'PT-100']);
  });
});

const order = (sort: string) =>
  sortProducts(products, parseSort(new URLSearchParams({ sort }), columns), columns).map(
    ({ partNumber }) => partNumber,
  );
