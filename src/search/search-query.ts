import type { SearchDocument } from '#src/contract/search-document.ts';

/** How hits are shown. */
export interface Format {
  attributesToHighlight?: string[] | null;
  attributesToCrop?: string[] | null;
  cropLength?: number;
}

/** The subset of Meilisearch's search parameters that our index supports. */
export interface SearchQuery extends Format {
  q?: string | null;
  limit?: number;
  offset?: number;
  filter?: string | null;
  facets?: string[] | null;
}

export type Formatted = Record<string, unknown>;
export type SearchHit = SearchDocument & { _formatted?: Formatted };

export interface SearchResult {
  hits: SearchHit[];
  query: string;
  limit: number;
  offset: number;
  estimatedTotalHits: number;
  processingTimeMs: number;
  facetDistribution?: { kind: Record<string, number> };
}
