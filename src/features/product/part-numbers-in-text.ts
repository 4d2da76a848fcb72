import { normalizePartNumber } from '#src/format/part-number.ts';

interface WithPartNumber {
  partNumber: string;
}

/** Finds the products whose part numbers occur in a text, in any spelling, in the order of the text. */
export function productsInText<T extends WithPartNumber>(text: string, products: T[]): T[] {
  const byNumber = new Map(products.map((product) => [normalizePartNumber(product.partNumber), product]));
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  const named = new Set<T>();
  for (let start = 0; start < words.length;) {
    const { product, length } = longestAt(words, start, byNumber);
    if (product) named.add(product);
    start += length;
  }
  return [...named];
}

/** A part number may be written in several words. The longest match wins, so "P-100-010" is not "P-100". */
function longestAt<T>(words: string[], start: number, byNumber: Map<string, T>) {
  let longest: { product: T | undefined; length: number } = { product: undefined, length: 1 };
  const maxLength = Math.max(0, ...[...byNumber.keys()].map((number) => number.length));
  let joined = '';
  for (let last = start; last < words.length && joined.length < maxLength; last += 1) {
    joined += normalizePartNumber(words[last] ?? '');
    const product = byNumber.get(joined);
    if (product) longest = { product, length: last - start + 1 };
  }
  return longest;
}
