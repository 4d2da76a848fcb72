/** The interface of the site's search engine (src/search), which is part of the built site. */
export type SearchKind = 'product' | 'category' | 'document' | 'pdf' | 'video' | 'news' | 'page';

export type SearchDocument = {
  id: string;
  kind: SearchKind;
  url: string;
  title: string;
  partNumber: string;
  family: string;
  category: string;
  summary: string;
  text: string;
  keywords: string[];
  lifecycle: string;
  weight: number;
  page: number | null;
  thumbnail: string | null;
  price: { amountMinor: number; currency: string } | null;
};

export type SearchIndex = {
  readonly size: number;
  add(documents: SearchDocument[]): void;
  discard(ids: string[]): void;
  get(id: string): SearchDocument | undefined;
  ids(): string[];
};

export type SearchQuery = {
  q?: string | null;
  limit?: number;
  offset?: number;
  filter?: string | (string | string[])[] | null;
  facets?: string[] | null;
  sort?: string[] | null;
  attributesToHighlight?: string[] | null;
  highlightPreTag?: string;
  highlightPostTag?: string;
  attributesToCrop?: string[] | null;
  cropLength?: number;
  cropMarker?: string;
  attributesToRetrieve?: string[];
};

export type SearchResult = {
  hits: object[];
  query: string;
  limit: number;
  offset: number;
  estimatedTotalHits: number;
  processingTimeMs: number;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
};

export type SearchEngine = {
  createIndex(documents: SearchDocument[]): SearchIndex;
  searchIndex(index: SearchIndex, query: SearchQuery): SearchResult;
  suggest(index: SearchIndex, query: string): string[];
  parseFilter(filter: SearchQuery['filter']): (document: SearchDocument) => boolean;
  filterable: readonly string[];
  sortable: readonly string[];
  InvalidFilter: new (message?: string) => Error;
  InvalidSort: new (message?: string) => Error;
};
