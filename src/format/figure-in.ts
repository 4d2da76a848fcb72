import type { Specification } from '#src/contract/product.ts';
import { chosenUnit, shownBound, type Measured } from './facet-units.ts';
import { formatNumber, formatRange, formatSpecification } from './quantity.ts';

/** A specification in the unit given in the URL, otherwise as printed. */
export function figureIn(
  measured: Measured,
  specifications: Specification[],
  search: URLSearchParams,
): string | null {
  const specification = specifications.find(({ name }) => name === measured.specification);
  if (!specification) return null;
  const unit = specification.unit === measured.unit ? chosenUnit(measured, search) : specification.unit;
  return formatSpecification(inUnit(measured, specification, unit));
}

/** Unchanged if it is not a number or a range. */
export function inUnit(measured: Measured, specification: Specification, unit: string) {
  const { value, min, max } = specification;
  if (unit === specification.unit || min === null || max === null) return specification;
  const shown = (bound: number) => formatNumber(shownBound(measured, bound, unit));
  const sign = min === max ? signOf(value) : '';
  return { ...specification, value: sign + formatRange(min, max, shown), unit };
}

/** The sign of a limit such as "≥ 100" or "±0.5". */
const signOf = (value: string) => (/^[±≥≤<>]\s?/.exec(value) ?? [''])[0];
