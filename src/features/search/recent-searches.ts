import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';

const key = 'fieldshop-searches';
const mostKept = 8;

const changed = new EventTarget();
const none: string[] = [];
let known: { text: string | null; searches: string[] } = { text: null, searches: none };

/** What was searched on this device, the latest first, the same in every tab. */
export const useRecentSearches = (): string[] => useSyncExternalStore(subscribe, readRecent, () => none);

export function noteSearch(words: string) {
  const wanted = words.replace(/\s+/g, ' ').trim();
  if (wanted === '') return;
  write([wanted, ...without(wanted)].slice(0, mostKept));
}

export const forgetSearch = (words: string) => write(without(words));
export const forgetSearches = () => write([]);

/** Puts back what was forgotten a moment ago. */
export const restoreSearches = (searches: string[]) => write(searches);

const without = (words: string) =>
  readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase());

function readRecent(): string[] {
  const text = deviceStorage.getItem(key);
  if (text !== known.text) known = { text, searches: text ? text.split('\n') : none };
  return known.searches;
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
