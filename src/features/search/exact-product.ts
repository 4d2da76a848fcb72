import type { SearchResponse } from '#src/contract/search.ts';
import { normalizePartNumber } from '#src/format/part-number.ts';

/** The URL of the product whose part number was typed, in any spelling. */
export function exactUrl({ hits }: SearchResponse, words: string): string | null {
  const searched = normalizePartNumber(words);
  if (searched === '') return null;
  const exact = hits.find(
    ({ kind, partNumber }) => kind === 'product' && normalizePartNumber(partNumber) === searched,
  );
  return exact?.url ?? null;
}
