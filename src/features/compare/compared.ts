import { deviceValue } from '#src/cache/device-value.ts';

/** More columns would not be readable side by side. */
export const maxCompared = 6;

const stored = deviceValue('compared');

/** URLs of the products selected for comparison on this device. */
export const useCompared = (): string[] => urlsIn(stored.use());

export function toggleCompared(url: string) {
  const urls = urlsIn(stored.read());
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

const urlsIn = (text: string | null) => parseCompared(new URLSearchParams({ products: text ?? '' }));

const write = (urls: string[]) => stored.write(urls.join(','));
