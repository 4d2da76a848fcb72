import { deviceValue } from '#src/cache/device-value.ts';

const stored = deviceValue('fieldshop-searches');
const maxSearches = 8;

/** Recent searches on this device, newest first. */
export const useRecentSearches = (): string[] => searchesIn(stored.use());

export function addRecentSearch(words: string) {
  const trimmed = words.replace(/\s+/g, ' ').trim();
  if (trimmed === '') return;
  write([trimmed, ...without(trimmed)].slice(0, maxSearches));
}

export const removeRecentSearch = (words: string) => write(without(words));
export const clearRecentSearches = () => write([]);

/** Restores the searches from before a removal. */
export const restoreRecentSearches = (searches: string[]) => write(searches);

const without = (words: string) =>
  searchesIn(stored.read()).filter((other) => other.toLowerCase() !== words.toLowerCase());

const searchesIn = (text: string | null) => (text ? text.split('\n') : []);

const write = (searches: string[]) => stored.write(searches.join('\n'));
