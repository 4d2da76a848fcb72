import { editDistance } from './edit-distance.ts';

/** Letters and digits in upper case, so that spellings with dashes, spaces, dots or slashes compare equal. */
export const normalizePartNumber = (partNumber: string) => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

interface Numbered {
  partNumber: string;
}

export function findByPartNumber<T extends Numbered>(products: T[], text: string): T | undefined {
  const normalized = normalizePartNumber(text);
  if (normalized === '') return undefined;
  return products.find(({ partNumber }) => normalizePartNumber(partNumber) === normalized);
}

/** The letters every part number starts with, plus a digit. Less in common means another instrument. */
const minCommonPrefix = 4;
const maxTypos = 2;

/** Suggestions for a mistyped part number: longest common prefix first, then smallest edit distance. */
export function nearPartNumbers<T extends Numbered>(products: T[], text: string): T[] {
  const normalized = normalizePartNumber(text);
  return products
    .map((product) => ({ product, ...similarity(normalized, normalizePartNumber(product.partNumber)) }))
    .filter(({ common, changes }) => common >= minCommonPrefix || changes <= maxTypos)
    .toSorted((a, b) => b.common - a.common || a.changes - b.changes)
    .slice(0, 5)
    .map(({ product }) => product);
}

function similarity(a: string, b: string) {
  const common = [...a].findIndex((character, index) => character !== b[index]);
  return { common: common === -1 ? a.length : common, changes: editDistance(a, b) };
}
