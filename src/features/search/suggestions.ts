import { address } from '#src/api/address.ts';
import { request } from '#src/api/request.ts';

const contract = () => import('#src/contract/search.ts');

export const suggestionsFromServer = (words: string, signal?: AbortSignal): Promise<string[]> =>
  request(
    address('/api/search/suggestions', { q: words }),
    async () => (await contract()).parseSuggestions,
    signal ? { signal } : {},
  );
