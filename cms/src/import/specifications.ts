import * as v from 'valibot';
import { NumberColumn } from '../platform/database/rows';
import type { Specification } from './product-row';

const number = v.nullish(NumberColumn, null);
export const StoredSpecifications = v.array(
  v.object({
    group: v.string(),
    name: v.string(),
    value: v.string(),
    unit: v.nullish(v.string(), ''),
    min: number,
    max: number,
  }),
);

/**
 * The specifications of a product after importing a line: existing values are replaced, new ones are appended, and
 * others are kept. An unchanged value keeps its min and max, which an editor may have entered.
 */
export function mergedSpecifications(stored: Specification[], imported: Specification[]): Specification[] {
  const merged = [...stored];
  for (const specification of imported) {
    const exact = stored.findIndex(
      (other) => isSameLine(specification, other) && specification.unit === other.unit,
    );
    const index =
      exact >= 0
        ? exact
        : stored.findIndex((other) => isSameLine(specification, other) && !isImported(other));
    if (index < 0) merged.push(specification);
    else if (
      merged[index]?.value.trim() !== specification.value ||
      merged[index]?.unit !== specification.unit
    )
      merged[index] = specification;
  }
  return merged;

  function isImported(other: Specification): boolean {
    return imported.some((one) => isSameLine(one, other) && one.unit === other.unit);
  }
}

const isSameLine = (one: Specification, other: Specification) =>
  one.group === other.group && one.name === other.name;
