import type { QueryClient } from '@tanstack/react-query';
import { noteSearch } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';
import { listQuery } from './search-query.ts';

/** Where Enter leads: a part number to its product, all else to its results. */
export async function submitSearch(client: QueryClient, typed: string): Promise<string> {
  const words = typed.trim();
  if (words === '') return searchAddress({});
  noteSearch(words);
  const found = await client.fetchQuery(listQuery(words)).catch(() => undefined);
  return found?.exactUrl ?? searchAddress({ words });
}
