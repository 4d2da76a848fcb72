import { normalizePartNumber } from '#src/format/part-number.ts';

interface Numbered {
  partNumber: string;
}

/** The products whose part numbers stand in a text, in any spelling, in the order of the text. */
export function productsInText<T extends Numbered>(text: string, products: T[]): T[] {
  const byNumber = new Map(products.map((product) => [normalizePartNumber(product.partNumber), product]));
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  const found = new Set<T>();
  for (let start = 0; start < words.length;) {
    const { product, length } = longestAt(words, start, byNumber);
    if (product) found.add(product);
    start += length;
  }
  return [...found];
}

/** A number may be written in several words; the longest that is one counts, so "P-100-010" is not "P-100". */
function longestAt<T>(words: string[], start: number, byNumber: Map<string, T>) {
  let longest: { product: T | undefined; length: number } = { product: undefined, length: 1 };
  const most = Math.max(0, ...[...byNumber.keys()].map((number) => number.length));
  let joined = '';
  for (let end = start; end < words.length && joined.length < most; end += 1) {
    joined += normalizePartNumber(words[end] ?? '');
    const product = byNumber.get(joined);
    if (product) longest = { product, length: end - start + 1 };
  }
  return longest;
}
