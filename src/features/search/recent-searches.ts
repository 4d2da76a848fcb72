import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';

const key = 'fieldshop-searches';
const maxSearches = 8;

const changed = new EventTarget();
const none: string[] = [];
let cached: { text: string | null; searches: string[] } = { text: null, searches: none };

/** Recent searches on this device, newest first, the same in every tab. */
export const useRecentSearches = (): string[] => useSyncExternalStore(subscribe, readRecent, () => none);

export function addRecentSearch(words: string) {
  const trimmed = words.replace(/\s+/g, ' ').trim();
  if (trimmed === '') return;
  write([trimmed, ...without(trimmed)].slice(0, maxSearches));
}

export const removeRecentSearch = (words: string) => write(without(words));
export const clearRecentSearches = () => write([]);

/** Restores a removed search. */
export const restoreRecentSearches = (searches: string[]) => write(searches);

const without = (words: string) =>
  readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());

function readRecent(): string[] {
  const text = deviceStorage.getItem(key);
  if (text !== cached.text) cached = { text, searches: text ? text.split('\n') : none };
  return cached.searches;
}

function write(searches: string[]) {
  deviceStorage.setItem(key, searches.join('\n'));
  changed.dispatchEvent(new Event('change'));
}

function subscribe(notify: () => void) {
  changed.addEventListener('change', notify);
  window.addEventListener('storage', notify);
  return () => {
    changed.removeEventListener('change', notify);
    window.removeEventListener('storage', notify);
  };
}
