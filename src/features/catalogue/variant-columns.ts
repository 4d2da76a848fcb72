import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { findFigure } from '#src/format/quantity.ts';
import type { Column } from './columns.ts';

/** More would not fit on a page 1280 px wide. */
const maxColumns = 5;

/** The first specifications in which the variants of a family differ. */
export function variantColumns(variants: ListedProduct[]): Column[] {
  const all = variants.flatMap(({ specifications }) => specifications);
  const firsts = new Map(all.toReversed().map((one) => [one.name, one]));
  const names = [...new Set(all.map(({ name }) => name))];
  const differs = (name: string) =>
    new Set(variants.map(({ specifications }) => findFigure(specifications, name))).size > 1;
  return names
    .filter(differs)
    .flatMap((name) => firsts.get(name) ?? [])
    .map((specification) => ({ name: specification.name, facets: [facetOf(specification)] }))
    .slice(0, maxColumns);
}

/** Decides how the column is sorted: limits of error by size, ranges by their upper end. */
function facetOf({ name, value, unit, min, max }: Specification): Facet {
  const kind = value.startsWith('±') ? 'at-most' : min === max ? 'at-least' : 'covers';
  return { specification: name, kind: min === null ? 'choice' : kind, unit, explanation: '' };
}
