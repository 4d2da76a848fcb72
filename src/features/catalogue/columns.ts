import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { convertBound, unitsOf } from '#src/format/facet-units.ts';
import { figureIn } from '#src/format/figure-in.ts';
import { parameterName } from '#src/format/parameter-name.ts';
import { sharedName } from './shared-name.ts';

/** A column of figures. */
export interface Column {
  name: string;
  /** Its name in the URL: that of its first facet, so that a link can be translated. */
  parameter: string;
  /** The facets it shows; no product has two of them. */
  facets: Facet[];
}

/** More would not fit beside the filters. */
const maxColumns = 5;

/**
 * The first facets that at least half of the products state, one column each. Facets that no product has together share a column:
 * "Force range" and "Torque range" become "Range".
 */
export function columnsOf(facets: Facet[], products: ListedProduct[]): Column[] {
  const columns: Column[] = [];
  const isStated = (one: Facet) => products.some((product) => statedBy(columnOf(one), product));
  for (const facet of facets.filter(isStated)) {
    const shared = columns.find((column) => canShare(column, facet, products));
    if (shared)
      Object.assign(shared, { name: sharedTitle(shared, facet), facets: [...shared.facets, facet] });
    else columns.push(columnOf(facet));
  }
  const isFilled = (column: Column) =>
    products.filter((product) => statedBy(column, product)).length * 2 >= products.length;
  return columns.filter(isFilled).slice(0, maxColumns);
}

export const columnOf = (facet: Facet): Column => ({
  name: facet.specification,
  parameter: parameterName(facet.specification),
  facets: [facet],
});

function sharedTitle({ name }: Column, { specification }: Facet): string {
  const shared = sharedName(name, specification);
  return shared.charAt(0).toUpperCase() + shared.slice(1);
}

function canShare(column: Column, facet: Facet, products: ListedProduct[]): boolean {
  const own = columnOf(facet);
  return (
    column.facets.every(({ kind }) => kind === facet.kind) &&
    sharedName(column.name, facet.specification) !== '' &&
    !products.some((product) => statedBy(column, product) && statedBy(own, product))
  );
}

interface Stated {
  facet: Facet;
  specification: Specification;
}

function statedBy({ facets }: Column, { specifications }: ListedProduct): Stated | null {
  for (const facet of facets) {
    const specification = specifications.find(({ name }) => name === facet.specification);
    if (specification) return { facet, specification };
  }
  return null;
}

/** As displayed, in the unit given in the URL; null if the product does not state it. */
export function figureOf(column: Column, product: ListedProduct, search: URLSearchParams): string | null {
  const stated = statedBy(column, product);
  return stated ? figureIn(stated.facet, [stated.specification], search) : null;
}

/** A number in the base unit, or a text. Ranges are ordered by their upper end, limits of error by size. */
export function sortValueOf(column: Column, product: ListedProduct): number | string | null {
  const stated = statedBy(column, product);
  if (!stated) return null;
  const { facet, specification } = stated;
  const { min, max, value, unit } = specification;
  if (min === null || max === null) return value;
  const number = facet.kind === 'at-most' ? Math.max(Math.abs(min), Math.abs(max)) : max;
  return convertBound(facet, number, { from: unit, to: unitsOf(facet)[0] ?? unit });
}
