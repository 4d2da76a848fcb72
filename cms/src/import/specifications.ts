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
 * others stay. An unchanged value keeps its min and max, which an editor may have entered.
 */
export function mergedSpecifications(stored: Specification[], said: Specification[]): Specification[] {
  const merged = [...stored];
  for (const one of said) {
    const exact = stored.findIndex((other) => isSameLine(one, other) && one.unit === other.unit);
    const place = exact >= 0 ? exact : stored.findIndex((other) => isSameLine(one, other) && !isSaid(other));
    if (place < 0) merged.push(one);
    else if (merged[place]?.value.trim() !== one.value || merged[place]?.unit !== one.unit)
      merged[place] = one;
  }
  return merged;

  function isSaid(other: Specification): boolean {
    return said.some((one) => isSameLine(one, other) && one.unit === other.unit);
  }
}

const isSameLine = (one: Specification, other: Specification) =>
  one.group === other.group && one.name === other.name;
