import type { Facet } from '#src/contract/category.ts';
import { convert, convertDifference, unitsLike, weights } from './units.ts';
import { parameterName } from './parameter-name.ts';

const isWeight = ({ specification, unit }: Measured) => unit === 'g' && /weight|mass/i.test(specification);

/** The quantity and unit of a facet. */
export type Measured = Pick<Facet, 'specification' | 'unit' | 'kind'>;

export const unitsOf = (facet: Measured): string[] =>
  isWeight(facet) ? Object.keys(weights) : unitsLike(facet.unit);

/** From the URL: `measuring-range.unit=psi`. Ignored if the unit cannot be converted. */
export function chosenUnit(facet: Measured, search: URLSearchParams): string {
  const unit = search.get(`${parameterName(facet.specification)}.unit`);
  return unit !== null && facet.kind !== 'choice' && unitsOf(facet).includes(unit) ? unit : facet.unit;
}

/** Limits on a size (an error, a length) are converted as differences, without the zero offset of temperatures. */
export function convertBound(
  facet: Measured,
  value: number,
  { from, to }: { from: string; to: string },
): number {
  if (isWeight(facet)) return (value * (weights[from]?.factor ?? 1)) / (weights[to]?.factor ?? 1);
  const converted = facet.kind === 'at-most' ? convertDifference(value, from, to) : convert(value, from, to);
  return converted ?? value;
}
