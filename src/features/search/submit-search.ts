import type { QueryClient } from '@tanstack/react-query';
import { addRecentSearch } from './recent-searches.ts';
import { searchUrl } from './search-url.ts';
import { listQuery } from './search-query.ts';

/** The target of Enter: the product for a part number, otherwise the results. */
export async function submitSearch(client: QueryClient, text: string): Promise<string> {
  const words = text.trim();
  if (words === '') return searchUrl({});
  addRecentSearch(words);
  const result = await client.fetchQuery(listQuery(words)).catch(() => undefined);
  return result?.exactUrl ?? searchUrl({ words });
}
