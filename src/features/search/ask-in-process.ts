import { request } from '#src/api/request.ts';
import { searchParameters } from '#src/api/search-parameters.ts';
import type { SearchRequest } from '#src/contract/search.ts';
import { exactUrl } from './exact-product.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { suggestionsFromServer } from './suggestions.ts';

/** While the server draws the page: our own endpoint, without a network in between. */
export async function askInProcess(asked: SearchRequest): Promise<ShownAnswer> {
  const parameters = Object.entries(searchParameters(asked)).map(([name, value]) => [name, String(value)]);
  const path = `/api/search/indexes/site/search?${new URLSearchParams(parameters)}`;
  const answer = await request(
    path,
    async () => (await import('#src/contract/search.ts')).parseSearchResponse,
  );
  return { ...answer, asOf: null, exactUrl: exactUrl(answer, asked.words) };
}

export const suggestInProcess = (words: string) => suggestionsFromServer(words);
