import type { ListedProduct } from '#src/contract/product.ts';
import { figureOf, type Column } from './columns.ts';

/** Figures that are the same for all products need no column. */
export function splitColumns(columns: Column[], products: ListedProduct[], search: URLSearchParams) {
  const figures = new Map(
    columns.map((column) => [column, new Set(products.map((product) => figureOf(column, product, search)))]),
  );
  const isShared = (column: Column) => products.length > 1 && figures.get(column)?.size === 1;
  return {
    varying: columns.filter((column) => !isShared(column)),
    shared: columns
      .filter(isShared)
      .map((column) => ({ name: column.name, figure: [...(figures.get(column) ?? [])][0] ?? '' })),
  };
}
