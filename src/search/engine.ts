import type { SearchDocument } from '#src/contract/search-document.ts';
import type { SynonymGroup } from '#src/contract/synonym-group.ts';
import { filterable, InvalidFilter } from './filter.ts';
import { createIndex, type SearchIndex } from './search-index.ts';
import type { SearchQuery, SearchResult } from './search-query.ts';
import { searchIndex } from './search.ts';
import { shownHits } from './shown-hits.ts';
import { suggest } from './suggest.ts';
import { synonymSetting } from './synonym-setting.ts';

/** The search as the backend uses it. The device runs the same code. */
export interface SearchEngine {
  createIndex(documents: SearchDocument[]): SearchIndex;
  searchIndex(index: SearchIndex, query: SearchQuery): SearchResult;
  suggest(index: SearchIndex, query: string): string[];
  shownHits: typeof shownHits;
  filterable: readonly string[];
  synonymSetting(groups: SynonymGroup[]): Record<string, string[]>;
  InvalidFilter: new (message?: string) => Error;
}

export const searchEngine: SearchEngine = {
  createIndex,
  searchIndex,
  suggest,
  shownHits,
  filterable,
  synonymSetting,
  InvalidFilter,
};
