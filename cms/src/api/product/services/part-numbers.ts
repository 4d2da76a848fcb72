/** Two spellings of a part number are one product: `apt210 010` and `APT210-010`. */
export const partKey = (partNumber: string): string =>
  partNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What is wrong with a part number. It is printed on nameplates, read from codes, and part of the url `/p/…`. */
export function partNumberProblem(partNumber: string): string | undefined {
  if (partNumber.length > 100) return 'Enter a part number of at most 100 characters.';
  if (partNumber.includes('..')) return 'Enter a part number without two points in a row.';
  if (!/^[\p{L}\p{N} ._+()-]*$/u.test(partNumber))
    return 'Enter a part number of letters, digits, spaces, hyphens, points, underscores, plus signs and brackets: / and other signs cannot be part of its url.';
  if (partKey(partNumber) === '') return 'Enter a part number with at least one letter or digit.';
  return undefined;
}
