import type { ListedProduct } from '#src/contract/product.ts';

export const sorts = ['recommended', 'price', 'part-number', 'availability'] as const;
export type Sort = (typeof sorts)[number];

export const parseSort = (search: URLSearchParams): Sort =>
  sorts.find((sort) => sort === search.get('sort')) ?? 'recommended';

/** Prices on request come after all others; `recommended` is the editor's order. */
export function sortProducts(products: ListedProduct[], sort: Sort): ListedProduct[] {
  if (sort === 'price') return products.toSorted((a, b) => priceOf(a) - priceOf(b));
  if (sort === 'part-number')
    return products.toSorted((a, b) => a.partNumber.localeCompare(b.partNumber, 'en', { numeric: true }));
  if (sort === 'availability') return products.toSorted((a, b) => waitOf(a) - waitOf(b));
  return products;
}

const priceOf = ({ unitPrice }: ListedProduct) => unitPrice?.amountMinor ?? Infinity;

const waitOf = ({ stock, leadTimeDays }: ListedProduct) => (stock > 0 ? 0 : (leadTimeDays ?? Infinity));
