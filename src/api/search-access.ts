import { parseSearchAccess } from '#src/contract/config.ts';
import type { SearchAccess } from './search-index.ts';

/** Where the page says the index is; else our own backend. */
export function searchAccess(): SearchAccess {
  const embedded = document.getElementById('fieldshop-data')?.textContent;
  return parseSearchAccess(embedded) ?? { host: `${window.location.origin}/api/search`, key: null };
}
