import type { SearchRequest } from '#src/contract/search.ts';
import { kindOrder } from './kinds.ts';

/** The URL of the search page contains the query: `?q=…&kind=product&page=2`. */
export function parseSearchRequest(search: URLSearchParams): SearchRequest {
  const page = Number(search.get('page'));
  return {
    words: (search.get('q') ?? '').trim().slice(0, 200),
    kind: kindOrder.find((kind) => kind === search.get('kind')) ?? null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

export function searchUrl({ words, kind = null, page = 1 }: Partial<SearchRequest>): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  if (kind !== null) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/search' : `/search?${query}`;
}
