import { editDistance } from './edit-distance.ts';

/** Letters and digits in upper case, so that spellings with dashes, spaces, dots or slashes compare equal. */
export const normalizePartNumber = (partNumber: string) => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

interface Numbered {
  partNumber: string;
}

/** Takes the same time in a list of any length, because the lists of the query cache never change. */
export function findByPartNumber<T extends Numbered>(products: T[], text: string): T | undefined {
  const position = positionsIn(products).get(normalizePartNumber(text));
  return position === undefined ? undefined : products[position];
}

const known = new WeakMap<Numbered[], Map<string, number>>();

/** Position of each part number that is not empty; of equal ones, the first. */
function positionsIn(products: Numbered[]): Map<string, number> {
  const existing = known.get(products);
  if (existing) return existing;
  const positions = new Map<string, number>();
  for (const [index, { partNumber }] of products.entries()) {
    const number = normalizePartNumber(partNumber);
    if (number !== '' && !positions.has(number)) positions.set(number, index);
  }
  known.set(products, positions);
  return positions;
}

/** The letters every part number starts with, plus a digit. Less in common means another instrument. */
const minCommonPrefix = 4;
const maxTypos = 2;

/** Anybody can type any text, and the time to compare grows with its length. */
const maxCompared = 64;

const maxSuggestions = 5;

/** Suggestions for a mistyped part number: longest common prefix first, then smallest edit distance. */
export function nearPartNumbers<T extends Numbered>(products: T[], text: string): T[] {
  const normalized = normalizePartNumber(text).slice(0, maxCompared);
  const all = Array.from(positionsIn(products), ([number, position]) => ({
    number,
    position,
    common: commonPrefix(normalized, number),
  }));
  const alike = mostAlike(all.filter(({ common }) => common >= minCommonPrefix));
  const changesOf = (number: string, most?: number) => editDistance(normalized, number, most);
  const near = alike.map((one) => ({ ...one, changes: changesOf(one.number) }));
  if (near.length < maxSuggestions)
    for (const one of all) {
      if (one.common >= minCommonPrefix || Math.abs(one.number.length - normalized.length) > maxTypos)
        continue;
      const changes = changesOf(one.number, maxTypos);
      if (changes <= maxTypos) near.push({ ...one, changes });
    }
  return near
    .toSorted((a, b) => b.common - a.common || a.changes - b.changes)
    .slice(0, maxSuggestions)
    .flatMap(({ position }) => products[position] ?? []);
}

/** Drops candidates that cannot be among the suggestions, because calculating edit distances takes the most time. */
function mostAlike<C extends { common: number }>(candidates: C[]): C[] {
  const last = candidates.map(({ common }) => common).toSorted((a, b) => b - a)[maxSuggestions - 1] ?? 0;
  return candidates.filter(({ common }) => common >= last);
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
