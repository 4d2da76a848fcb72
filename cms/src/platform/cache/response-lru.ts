import { LRUCache } from 'lru-cache';
import { type CachedResponse, sizeOf } from './cached-response';

// Share of the memory for responses other than 200: requests for pages that do not exist must not
// evict those that do.
const missesShare = 1 / 16;

// Responses up to a total size, including body, headers and the overhead per entry.
// Evicts the least recently used.
export function createResponseLru(maxBytes: number) {
  const found = createPart(maxBytes * (1 - missesShare));
  const misses = createPart(maxBytes * missesShare);
  let outdated = new WeakSet<CachedResponse>();

  return {
    get(key: string): CachedResponse | undefined {
      const response = found.get(key);
      return response && !outdated.has(response) ? response : misses.get(key);
    },
    /** In an outage, an outdated response is better than none. */
    getEvenOutdated: (key: string): CachedResponse | undefined => found.get(key) ?? misses.get(key),
    set(key: string, response: CachedResponse): void {
      const part = response.status === 200 ? found : misses;
      part.set(key, response);
    },
    outdate(): void {
      for (const response of found.values()) outdated.add(response);
      misses.clear();
    },
    clear(): void {
      outdated = new WeakSet();
      found.clear();
      misses.clear();
    },
    size: () => ({
      responses: found.size + misses.size,
      bytes: found.calculatedSize + misses.calculatedSize,
    }),
  };
}

function createPart(maxBytes: number) {
  const maxSize = Math.floor(maxBytes);
  return new LRUCache<string, CachedResponse>({
    maxSize,
    maxEntrySize: Math.floor(maxSize / 2),
    sizeCalculation: sizeOf,
  });
}
