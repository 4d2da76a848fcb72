import type { OpenIndex } from '../embedded-index';
import type { SearchQuery, SearchResult } from '../../../../platform/site-build/site-entry';
import { SearchFailure } from './failure';

/** Runs one search and returns a result in Meilisearch's format. @throws SearchFailure */
export function search({ engine, index }: OpenIndex, query: SearchQuery): SearchResult {
  const unknown = query.facets?.find((name) => !engine.filterable.includes(name));
  if (unknown !== undefined)
    throw new SearchFailure(
      400,
      'invalid_search_facets',
      `Invalid facet distribution: Attribute \`${unknown}\` is not filterable. Available filterable attributes are: \`${engine.filterable.join(', ')}\`.`,
    );
  try {
    return engine.searchIndex(index, query);
  } catch (error) {
    if (!(error instanceof engine.InvalidFilter)) throw error;
    throw new SearchFailure(400, 'invalid_search_filter', error.message);
  }
}
