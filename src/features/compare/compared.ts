import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';

const key = 'compared';
/** More columns would not be readable side by side. */
export const maxCompared = 6;

const changed = new EventTarget();
const none: string[] = [];
let known: { text: string | null; urls: string[] } = { text: null, urls: none };

/** Urls of the products chosen for comparison on this device, the same in every tab. */
export const useCompared = (): string[] => useSyncExternalStore(subscribe, read, () => none);

export function toggleCompared(url: string) {
  const urls = read();
  write(urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url].slice(-maxCompared));
}

export const clearCompared = () => write([]);

/** Keeps the units selected on the previous page. */
export function compareUrl(urls: string[], before: URLSearchParams): string {
  const units = new URLSearchParams([...before].filter(([name]) => name.endsWith('.unit'))).toString();
  return `/compare?products=${urls.map(encodeURIComponent).join(',')}${units === '' ? '' : `&${units}`}`;
}

/** From the URL of the comparison page. */
export function parseCompared(search: URLSearchParams): string[] {
  const urls = (search.get('products') ?? '').split(',').filter((url) => url !== '');
  return [...new Set(urls)].slice(0, maxCompared);
}

function subscribe(notify: () => void) {
  changed.addEventListener('change', notify);
  window.addEventListener('storage', notify);
  return () => {
    changed.removeEventListener('change', notify);
    window.removeEventListener('storage', notify);
  };
}

function read(): string[] {
  const text = deviceStorage.getItem(key);
  if (text !== known.text)
    known = { text, urls: parseCompared(new URLSearchParams({ products: text ?? '' })) };
  return known.urls;
}

function write(urls: string[]) {
  deviceStorage.setItem(key, urls.join(','));
  changed.dispatchEvent(new Event('change'));
}
