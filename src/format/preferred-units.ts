import { usUnits, usWeightUnits } from '../../cms/src/platform/units/us-units.ts';
import type { Specification } from '#src/contract/product.ts';
import type { UnitSystem } from './unit-system.ts';
import { isWeight, measuredBy, type Measured } from './facet-units.ts';
import { inUnit } from './figure-in.ts';
import { parameterName } from './parameter-name.ts';

/** The facet's own unit if there is no other. */
export const preferredUnit = (facet: Measured, system: UnitSystem): string =>
  system === 'metric'
    ? facet.unit
    : ((isWeight(facet) ? usWeightUnits : usUnits).get(facet.unit) ?? facet.unit);

/**
 * Adds the visitor's units to URL parameters that do not choose any. Bounds without a unit are in the unit of the facet,
 * so that a link means the same to everybody.
 */
export function withUnits(search: URLSearchParams, facets: Measured[], system: UnitSystem): URLSearchParams {
  if (system === 'metric') return search;
  const shown = new URLSearchParams(search);
  for (const facet of facets) {
    const name = parameterName(facet.specification);
    const unit = preferredUnit(facet, system);
    const isOpen = ['unit', 'min', 'max'].every((part) => !search.has(`${name}.${part}`));
    if (isOpen && unit !== facet.unit) shown.set(`${name}.unit`, unit);
  }
  return shown;
}

/** A specification in the visitor's unit; the same object if it is not converted. */
export function converted(specification: Specification, system: UnitSystem): Specification {
  const measured = measuredBy(specification);
  return inUnit(measured, specification, preferredUnit(measured, system));
}
