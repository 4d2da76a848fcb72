import type { SearchResponse } from '#src/contract/search.ts';

export interface SearchResult extends SearchResponse {
  /** When the device's catalogue was last up to date; null for results from the server. */
  asOf: number | null;
  /** The URL of the product whose part number was typed, in any spelling. */
  exactUrl: string | null;
}
