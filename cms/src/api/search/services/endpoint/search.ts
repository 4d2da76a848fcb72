import type { OpenIndex } from '../embedded-index';
import type { SearchResult } from '../../../../platform/site-build/search-engine';
import { SearchFailure } from './failure';
import { mostHits, type Parameters } from './parameters';

/** Runs one search and returns a result in Meilisearch's format. */
export function search(
  { engine, index }: Pick<OpenIndex, 'engine' | 'index'>,
  parameters: Parameters,
): object {
  const { page, hitsPerPage, q, ...rest } = parameters;
  const unknown = rest.facets?.find((name) => name !== '*' && !engine.filterable.includes(name));
  if (unknown !== undefined)
    throw new SearchFailure(
      400,
      'invalid_search_facets',
      `Invalid facet distribution: Attribute \`${unknown}\` is not filterable. Available filterable attributes patterns are: \`${engine.filterable.join(', ')}\`.`,
    );
  const isPaged = page !== undefined || hitsPerPage !== undefined;
  const size = Math.min(hitsPerPage ?? 20, mostHits);
  const limits = isPaged
    ? { limit: size, offset: Math.max((page ?? 1) - 1, 0) * size }
    : { limit: Math.min(rest.limit ?? 20, mostHits), offset: rest.offset ?? 0 };
  if ((page ?? 1) === 0) limits.limit = 0;
  const result = orSearchError(() => engine.searchIndex(index, { ...rest, q: q ?? '', ...limits }));
  return isPaged ? paged(result, page ?? 1, size) : result;

  function orSearchError(run: () => SearchResult): SearchResult {
    try {
      return run();
    } catch (error) {
      if (error instanceof engine.InvalidFilter)
        throw new SearchFailure(400, 'invalid_search_filter', error.message);
      if (error instanceof engine.InvalidSort)
        throw new SearchFailure(400, 'invalid_search_sort', error.message);
      throw error;
    }
  }
}

function paged(result: SearchResult, page: number, hitsPerPage: number) {
  const { limit: _limit, offset: _offset, estimatedTotalHits, ...rest } = result;
  const totalPages = hitsPerPage === 0 ? 0 : Math.ceil(estimatedTotalHits / hitsPerPage);
  return { ...rest, page, hitsPerPage, totalPages, totalHits: estimatedTotalHits };
}
