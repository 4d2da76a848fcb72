import type { QueryClient } from '@tanstack/react-query';
import { noteSearch } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';
import { searchQuery } from './search-query.ts';

/** Where Enter leads: a part number to its product, all else to its results. */
export async function submitSearch(client: QueryClient, typed: string): Promise<string> {
  const words = typed.trim();
  if (words === '') return searchAddress({});
  noteSearch(words);
  const asked = searchQuery({ words, kind: null, page: 1 });
  const found = await client.fetchQuery(asked).catch(() => undefined);
  return found?.exactUrl ?? searchAddress({ words });
}
