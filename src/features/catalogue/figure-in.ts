import type { Facet } from '#src/contract/category.ts';
import type { Specification } from '#src/contract/product.ts';
import { formatNumber, formatSpecification } from '#src/format/quantity.ts';
import { chosenUnit, convertBound } from './facet-units.ts';

/** A product's figure in the unit that was chosen for its filter; as the maker prints it where none was. */
export function figureIn(
  facet: Facet,
  specifications: Specification[],
  search: URLSearchParams,
): string | null {
  const found = specifications.find(({ name }) => name === facet.specification);
  if (!found) return null;
  const unit = chosenUnit(facet, search);
  const { min, max } = found;
  if (unit === found.unit || min === null || max === null || found.unit !== facet.unit)
    return formatSpecification(found);
  const shown = (bound: number) =>
    formatNumber(Number(convertBound(facet, bound, { from: facet.unit, to: unit }).toPrecision(4)));
  return formatSpecification({ value: rangeOf(min, max, shown), unit });
}

function rangeOf(min: number, max: number, shown: (bound: number) => string): string {
  if (min === max) return shown(max);
  return min === -max ? `±${shown(max)}` : `${shown(min)} … ${shown(max)}`;
}
