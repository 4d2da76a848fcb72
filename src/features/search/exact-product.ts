import type { SearchResponse } from '#src/contract/search.ts';
import { normalizePartNumber } from '#src/format/part-number.ts';

/** The page of the product whose part number was typed, in any spelling. */
export function exactUrl({ hits }: SearchResponse, words: string): string | null {
  const wanted = normalizePartNumber(words);
  if (wanted === '') return null;
  const exact = hits.find(
    ({ kind, partNumber }) => kind === 'product' && normalizePartNumber(partNumber) === wanted,
  );
  return exact?.url ?? null;
}
