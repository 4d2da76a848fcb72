import type { Facet } from '#src/contract/category.ts';
import type { Specification } from '#src/contract/product.ts';
import { convert, convertDifference, convertWeight, unitsLike, weightUnits, withFiguresOf } from './units.ts';
import { parameterName } from './parameter-name.ts';

export const isWeight = ({ specification, unit }: Measured) =>
  weightUnits.includes(unit) && (unit !== 'g' || /weight|mass|gewicht|poids/i.test(specification));

/** The quantity and unit of a facet. */
export type Measured = Pick<Facet, 'specification' | 'unit' | 'kind'>;

/** Limits such as ±0.5 °C are differences, without the zero offset. */
export const measuredBy = ({
  name,
  unit,
  value,
}: Pick<Specification, 'name' | 'unit' | 'value'>): Measured => ({
  specification: name,
  unit,
  kind: value.startsWith('±') ? 'at-most' : 'covers',
});

export const unitsOf = (facet: Measured): string[] => (isWeight(facet) ? weightUnits : unitsLike(facet.unit));

/** From the URL: `measuring-range.unit=psi`. A unit of another quantity is ignored. */
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

/** Relative error of a converted figure, because `shownBound` rounds it. */
export const roundingTolerance = 5e-3;

/** A bound in another unit, with as many significant figures as it has in its own, but at least three. */
export function shownBound(facet: Measured, bound: number, unit: string): number {
  if (unit === facet.unit) return bound;
  return withFiguresOf(bound, convertBound(facet, bound, { from: facet.unit, to: unit }));
}

function conversionOf(facet: Measured) {
  if (isWeight(facet)) return convertWeight;
  // Upper limits (of an error, a length) are differences, without the zero offset of temperatures.
  return facet.kind === 'at-most' ? convertDifference : convert;
}
