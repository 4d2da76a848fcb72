import { apiUrl } from '#src/api/api-url.ts';
import { request } from '#src/api/request.ts';

const contract = () => import('#src/contract/search.ts');

export const suggestionsFromServer = (words: string, signal?: AbortSignal): Promise<string[]> =>
  request(
    apiUrl('/api/search/suggestions', { q: words }),
    async () => (await contract()).parseSuggestions,
    signal ? { signal } : {},
  );
