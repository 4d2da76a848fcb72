import { normalizePartNumber } from '#src/format/part-number.ts';

interface WithPartNumber {
  partNumber: string;
}

/** Finds the products whose part numbers occur in a text, in any spelling, in the order of the text. */
export function productsInText<T extends WithPartNumber>(text: string, products: T[]): T[] {
  const byNumber = new Map(products.map((product) => [normalizePartNumber(product.partNumber), product]));
  const maxLength = [...byNumber.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  const named = new Set<T>();
  for (let start = 0; start < words.length;) {
    const { product, length } = longestAt(words.slice(start, start + maxLength), byNumber, maxLength);
    if (product) named.add(product);
    start += length;
  }
  return [...named];
}

/** A part number may be written in several words. The longest match wins, so "P-100-010" is not "P-100". */
function longestAt<T>(words: string[], byNumber: Map<string, T>, maxLength: number) {
  let longest: { product: T | undefined; length: number } = { product: undefined, length: 1 };
  let joined = '';
  for (const [index, word] of words.entries()) {
    joined += normalizePartNumber(word);
    if (joined.length > maxLength) break;
    const product = byNumber.get(joined);
    if (product) longest = { product, length: index + 1 };
  }
  return longest;
}
