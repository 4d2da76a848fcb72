import type { SearchResponse } from '#src/contract/search.ts';

export interface ShownAnswer extends SearchResponse {
  /** When the device's catalogue was last what the server has; null where the server itself answers. */
  asOf: number | null;
  /** Where the product is whose part number was typed, in any spelling: that page was meant. */
  exactUrl: string | null;
}
