import type { SearchDocument } from './search-document.ts';

/** Words entered by an editor that mean the same. */
export interface SynonymGroup {
  /** synonyms-<documentId> */
  id: string;
  kind: 'synonyms';
  /** A search for one of these words or phrases also finds the others. */
  words: string[];
  /** A search for one of the words also finds these, but not the other way round. */
  alsoFinds: string[];
}

/** What the search index is made of. */
export type SearchEntry = SearchDocument | SynonymGroup;
