import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { columnOf, columnsOf, type Column } from './columns.ts';
import { splitColumns } from './split-columns.ts';

/** More would not fit on a page 1280 px wide. */
const maxColumns = 5;

/** The specifications that differ between the variants of a family: first those of the category's filters, then others. */
export function variantColumns(variants: ListedProduct[], facets: Facet[]): Column[] {
  const chosen = differing(columnsOf(facets, variants), variants);
  const isShown = ({ name }: Specification) => facets.some(({ specification }) => specification === name);
  const others = variants
    .flatMap(({ specifications }) => specifications)
    .filter((one) => !isShown(one))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
    .map((specification) => columnOf(facetOf(specification)));
  return [...chosen, ...differing(others, variants)].slice(0, maxColumns);
}

const differing = (columns: Column[], variants: ListedProduct[]) =>
  splitColumns(columns, variants, new URLSearchParams()).varying;

/** Decides how the column is sorted: limits of error by size, ranges by their upper end. */
function facetOf({ name, value, unit, min, max }: Specification): Facet {
  const kind = value.startsWith('±') ? 'at-most' : min === max ? 'at-least' : 'covers';
  return { specification: name, kind: min === null ? 'choice' : kind, unit, explanation: '' };
}
