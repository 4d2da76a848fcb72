import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct, Specification } from '#src/contract/product.ts';
import { chosenUnit, shownBound } from '#src/format/facet-units.ts';
import { formatGrouped } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { figureOf, type Column } from './columns.ts';

const maxListed = 3;

/** All values of a family in one line: the span of numbers, or the different texts; null if no product states it. */
export function spanOf(column: Column, products: ListedProduct[], search: URLSearchParams): string | null {
  const figures = [
    ...new Set(products.map((product) => figureOf(column, product, search)).filter((one) => one !== null)),
  ];
  const [facet, ...others] = column.facets.filter(({ specification }) =>
    products.some(({ specifications }) => specifications.some(({ name }) => name === specification)),
  );
  const isList = figures.length <= maxListed && facet?.kind !== 'covers';
  const numbers = facet && others.length === 0 && !isList ? numericSpan(facet, products, search) : null;
  if (numbers !== null && figures.length > 1) return numbers;
  if (figures.length === 0) return null;
  const more = figures.length - maxListed;
  const separator = figures.some((figure) => figure.includes(', ')) ? '; ' : ', ';
  const listed = figures.slice(0, maxListed).join(separator);
  return more > 0 ? m.catalogue.andMore({ figures: listed, count: more }) : listed;
}

function numericSpan(facet: Facet, products: ListedProduct[], search: URLSearchParams): string | null {
  const specifications = products.flatMap((product) =>
    product.specifications.filter(({ name }) => name === facet.specification),
  );
  const bounds = specifications.flatMap((specification) => boundsOf(facet, specification));
  if (bounds.length === 0 || specifications.some(({ min, max }) => min === null || max === null)) return null;
  const unit = chosenUnit(facet, search);
  const shown = (bound: number) => formatGrouped(shownBound(facet, bound, unit));
  const sign = specifications.every(({ value }) => value.startsWith('±')) ? '±' : '';
  return `${sign}${shown(Math.min(...bounds))} … ${sign}${shown(Math.max(...bounds))}\u00a0${unit}`;
}

/** ±0.5 is a limit of 0.5, so the sign is ignored. */
function boundsOf({ kind }: Facet, { min, max }: Specification): number[] {
  if (min === null || max === null) return [];
  return kind === 'at-most' ? [Math.max(Math.abs(min), Math.abs(max))] : [min, max];
}
