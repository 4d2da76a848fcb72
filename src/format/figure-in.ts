import type { Specification } from '#src/contract/product.ts';
import { chosenUnit, convertBound, type Measured } from './facet-units.ts';
import { formatNumber, formatRange, formatSpecification } from './quantity.ts';

/** A specification in the unit given in the URL, otherwise as printed. */
export function figureIn(
  measured: Measured,
  specifications: Specification[],
  search: URLSearchParams,
): string | null {
  const specification = specifications.find(({ name }) => name === measured.specification);
  if (!specification) return null;
  const unit = chosenUnit(measured, search);
  const { min, max } = specification;
  if (unit === specification.unit || min === null || max === null || specification.unit !== measured.unit)
    return formatSpecification(specification);
  const shown = (bound: number) =>
    formatNumber(Number(convertBound(measured, bound, { from: measured.unit, to: unit }).toPrecision(4)));
  const sign = min === max ? limitOf(specification.value) : '';
  return formatSpecification({ value: sign + formatRange(min, max, shown), unit });
}

/** The sign of limits such as "≥ 100" and "±0.5", which is preserved. */
const limitOf = (value: string) => (/^[±≥≤<>]\s?/.exec(value) ?? [''])[0];
