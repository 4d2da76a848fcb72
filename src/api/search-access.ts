import { parseSearchAccess } from '#src/contract/config.ts';
import type { SearchAccess } from './search-index.ts';

/** The search host configured in the page, otherwise our own backend. */
export function searchAccess(): SearchAccess {
  const embedded = document.getElementById('fieldshop-data')?.textContent;
  return parseSearchAccess(embedded) ?? { host: `${window.location.origin}/api/search`, key: null };
}
