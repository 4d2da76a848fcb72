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
  const numbers = products.map(({ partNumber }) => normalizePartNumber(partNumber));
  const positions = new Map(numbers.map((number, index) => [number, index] as const).toReversed());
  positions.delete('');
  known.set(products, positions);
  return positions;
}

/** The letters every part number starts with, plus a digit. Less in common means another instrument. */
const minCommonPrefix = 4;
const maxTypos = 2;

/** Anybody can type any text, and the time to compare grows with its length. */
const maxCompared = 64;

/** Suggestions for a mistyped part number: longest common prefix first, then smallest edit distance. */
export function nearPartNumbers<T extends Numbered>(products: T[], text: string): T[] {
  const normalized = normalizePartNumber(text).slice(0, maxCompared);
  return products
    .map((product) => ({ product, ...similarity(normalized, normalizePartNumber(product.partNumber)) }))
    .filter(({ common, changes }) => common >= minCommonPrefix || changes <= maxTypos)
    .toSorted((a, b) => b.common - a.common || a.changes - b.changes)
    .slice(0, 5)
    .map(({ product }) => product);
}

/** The number of changes is counted only for what can be similar. */
function similarity(a: string, b: string) {
  const difference = [...a].findIndex((character, index) => character !== b[index]);
  const common = difference === -1 ? a.length : difference;
  if (common >= minCommonPrefix) return { common, changes: editDistance(a, b) };
  const isTooLong = Math.abs(a.length - b.length) > maxTypos;
  return { common, changes: isTooLong ? maxTypos + 1 : editDistance(a, b, maxTypos) };
}
