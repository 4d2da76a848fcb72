import { request } from '#src/api/request.ts';
import { searchParameters } from '#src/api/search-parameters.ts';
import type { SearchRequest } from '#src/contract/search.ts';
import { exactUrl } from './exact-product.ts';
import type { SearchResult } from './search-result.ts';
import { suggestionsFromServer } from './suggestions.ts';

/** Used while the server renders a page: calls our own endpoint without the network. */
export async function searchInProcess(searchRequest: SearchRequest): Promise<SearchResult> {
  const parameters = Object.entries(searchParameters(searchRequest)).map(([name, value]) => [
    name,
    String(value),
  ]);
  const path = `/api/search/indexes/site/search?${new URLSearchParams(parameters)}`;
  const response = await request(
    path,
    async () => (await import('#src/contract/search.ts')).parseSearchResponse,
  );
  return { ...response, asOf: null, exactUrl: exactUrl(response, searchRequest.words) };
}

export const suggestInProcess = (words: string) => suggestionsFromServer(words);
