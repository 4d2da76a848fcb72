/** Equal for all spellings of a part number, such as `apt210 010` and `APT210-010`. */
export const partKey = (partNumber: string): string =>
  partNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Says why a part number is invalid. Part numbers are printed on nameplates, scanned, and used in the URL `/p/…`. */
export function partNumberProblem(partNumber: string): string | undefined {
  if (partNumber.length > 100) return 'Enter a part number of at most 100 characters.';
  if (partNumber.includes('..')) return 'Enter a part number without two consecutive full stops.';
  if (!/^[\p{L}\p{N} ._+()-]*$/u.test(partNumber))
    return 'Enter a part number of letters, digits, spaces, hyphens, full stops, underscores, plus signs and brackets. Other characters, such as /, cannot be part of its URL.';
  if (partKey(partNumber) === '') return 'Enter a part number with at least one letter or digit.';
  return undefined;
}
