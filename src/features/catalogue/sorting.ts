import type { ListedProduct } from '#src/contract/product.ts';
import { sortValueOf, type Column } from './columns.ts';

export const sorts = ['recommended', 'price', 'part-number', 'availability'] as const;

export interface Sort {
  /** One of `sorts`, or the parameter of a column. */
  by: string;
  isDescending: boolean;
}

/** From the URL: `sort=price`, or `sort=-price` for descending order. */
export function parseSort(search: URLSearchParams, columns: Column[]): Sort {
  const [, minus = '', by = ''] = /^(-?)(.*)$/.exec(search.get('sort') ?? '') ?? [];
  const known = [...sorts, ...columns.map(({ parameter }) => parameter)];
  return known.includes(by) ? { by, isDescending: minus !== '' } : { by: 'recommended', isDescending: false };
}

type Value = number | string | null;

/** Products without the value come last; `recommended` is the editor's order. */
export function sortProducts(products: ListedProduct[], { by, isDescending }: Sort, columns: Column[]) {
  const valueOf = valueBy(by, columns);
  if (!valueOf) return products;
  return products
    .map((product) => ({ product, value: valueOf(product) }))
    .toSorted((a, b) => compare(a.value, b.value, isDescending))
    .map(({ product }) => product);
}

function valueBy(by: string, columns: Column[]): ((product: ListedProduct) => Value) | undefined {
  if (by === 'price') return ({ unitPrice }) => unitPrice?.amountMinor ?? null;
  if (by === 'part-number') return ({ partNumber }) => partNumber;
  if (by === 'availability') return ({ stock, leadTimeDays }) => (stock > 0 ? 0 : leadTimeDays);
  const column = columns.find(({ parameter }) => parameter === by);
  return column && ((product) => sortValueOf(column, product));
}

function compare(a: Value, b: Value, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), 'en', { numeric: true });
  return isDescending ? -order : order;
}
