import { createHash } from 'node:crypto';
import { environment } from '../config/environment';
import { countCacheRequest } from '../metrics/counters';
import { type CachedResponse, compressResponse } from './cached-response';
import { createResponseLru } from './response-lru';

type Made = { response: CachedResponse; keep: boolean };

// Responses by request, until content changes. Concurrent identical requests share one call of `produce`.
export function createResponseCache(maxBytes: number) {
  const cached = createResponseLru(maxBytes);
  let flights = new Map<string, Promise<CachedResponse>>();
  let generation = 0;
  let isSuspended = false;

  async function make(key: string, produce: () => Promise<Made>): Promise<CachedResponse> {
    const begun = generation;
    const { response, keep } = await produce();
    if (!keep) return response;
    const compressed = await compressResponse(response);
    // Content may have changed in the meantime, so this response may be outdated.
    if (begun === generation && !isSuspended) cached.set(key, compressed);
    return compressed;
  }

  // Later requests must not share calls that began before the change.
  function drop() {
    generation += 1;
    cached.clear();
    flights = new Map();
  }

  return {
    drop,
    async getOrCreate(request: string, produce: () => Promise<Made>): Promise<CachedResponse> {
      // Hashed, so that long URLs do not fill the memory.
      const key = createHash('sha256').update(request).digest('base64url');
      const known = cached.get(key) ?? flights.get(key);
      countCacheRequest(known ? 'hit' : 'miss');
      if (known) return known;
      const begun = flights;
      const flight = make(key, produce).finally(() => begun.delete(key));
      flights.set(key, flight);
      return flight;
    },
    suspend() {
      isSuspended = true;
      drop();
    },
    resume() {
      isSuspended = false;
      drop();
    },
    size: () => ({ ...cached.size(), generation }),
  };
}

export const responseCache = createResponseCache(environment().RESPONSE_CACHE_MB * 1024 * 1024);
