import type { Facet } from '#src/contract/category.ts';
import { convert, convertDifference, convertWeight, unitsLike, weightUnits } from './units.ts';
import { parameterName } from './parameter-name.ts';

const isWeight = ({ specification, unit }: Measured) => unit === 'g' && /weight|mass/i.test(specification);

/** The quantity and unit of a facet. */
export type Measured = Pick<Facet, 'specification' | 'unit' | 'kind'>;

export const unitsOf = (facet: Measured): string[] => (isWeight(facet) ? weightUnits : unitsLike(facet.unit));

/** From the URL: `measuring-range.unit=psi`. Ignored if the unit cannot be converted. */
export function chosenUnit(facet: Measured, search: URLSearchParams): string {
  const unit = search.get(`${parameterName(facet.specification)}.unit`);
  return unit !== null && facet.kind !== 'choice' && unitsOf(facet).includes(unit) ? unit : facet.unit;
}

export function convertBound(
  facet: Measured,
  value: number,
  { from, to }: { from: string; to: string },
): number {
  return conversionOf(facet)(value, from, to) ?? value;
}

function conversionOf(facet: Measured) {
  if (isWeight(facet)) return convertWeight;
  // Limits on a size (an error, a length) are differences, without the zero offset of temperatures.
  return facet.kind === 'at-most' ? convertDifference : convert;
}
