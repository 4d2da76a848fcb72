import { editDistance } from './edit-distance.ts';

/** Letters and digits in upper case, so that spellings with dashes, spaces, dots or slashes compare equal. */
export const normalizePartNumber = (partNumber: string) => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

interface Numbered {
  partNumber: string;
}

/** Caches the positions by list, because the lists of the query cache never change. */
export function findByPartNumber<T extends Numbered>(products: T[], text: string): T | undefined {
  const position = positionsIn(products).get(normalizePartNumber(text));
  return position === undefined ? undefined : products[position];
}

const positionsByList = new WeakMap<Numbered[], Map<string, number>>();

/** The position of each part number that is not empty; the first if there are several. */
function positionsIn(products: Numbered[]): Map<string, number> {
  const existing = positionsByList.get(products);
  if (existing) return existing;
  const positions = new Map<string, number>();
  for (const [index, { partNumber }] of products.entries()) {
    const number = normalizePartNumber(partNumber);
    if (number !== '' && !positions.has(number)) positions.set(number, index);
  }
  positionsByList.set(products, positions);
  return positions;
}

/** Three letters and a digit, such as APT2. With less in common, part numbers are of different instruments. */
const minCommonPrefix = 4;
const maxTypos = 2;

/** The time to compare grows with the length of the text, which anybody can enter. */
const maxComparedLength = 64;

const maxSuggestions = 5;

/** Suggestions for a mistyped part number: longest common prefix first, then smallest edit distance. */
export function nearPartNumbers<T extends Numbered>(products: T[], text: string): T[] {
  const normalized = normalizePartNumber(text).slice(0, maxComparedLength);
  const all = Array.from(positionsIn(products), ([number, position]) => ({
    number,
    position,
    common: commonPrefix(normalized, number),
  }));
  const closest = keepClosest(all.filter(({ common }) => common >= minCommonPrefix));
  const distanceTo = (number: string, max?: number) => editDistance(normalized, number, max);
  const near = closest.map((one) => ({ ...one, distance: distanceTo(one.number) }));
  if (near.length < maxSuggestions)
    for (const one of all) {
      if (one.common >= minCommonPrefix || Math.abs(one.number.length - normalized.length) > maxTypos)
        continue;
      const distance = distanceTo(one.number, maxTypos);
      if (distance <= maxTypos) near.push({ ...one, distance });
    }
  return near
    .toSorted((a, b) => b.common - a.common || a.distance - b.distance)
    .slice(0, maxSuggestions)
    .flatMap(({ position }) => products[position] ?? []);
}

/** Drops candidates that cannot be among the suggestions, because calculating edit distances takes the most time. */
function keepClosest<C extends { common: number }>(candidates: C[]): C[] {
  const last = candidates.map(({ common }) => common).toSorted((a, b) => b - a)[maxSuggestions - 1] ?? 0;
  return candidates.filter(({ common }) => common >= last);
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
