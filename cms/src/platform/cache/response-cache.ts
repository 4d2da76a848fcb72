import { createHash } from 'node:crypto';
import { environment } from '../config/environment';
import { countCacheRequest } from '../metrics/counters';
import { currentLanguage } from '../messages/language';
import { noteUnavailable, outageSince, sawOutage, watched } from '../database/outage';
import { type CachedResponse, compressResponse, withoutPlain } from './cached-response';
import { createResponseLru } from './response-lru';

/** After a change of `stock`, outdated responses are kept for an outage. Content may have been removed on purpose. */
export type Change = 'content' | 'stock';
type Made = { response: CachedResponse; keep: boolean };
type Produce = () => Promise<Made>;
/** How a call ended, for all requests that waited for it. */
type Outcome = { metOutage: boolean } & ({ response: CachedResponse } | { error: unknown });

// Responses by request, until content changes. Concurrent identical requests share one call of `produce`. While the
// database cannot be used, cached responses are returned, marked as stale.
export function createResponseCache(maxBytes: number) {
  const cached = createResponseLru(maxBytes);
  const flights = createFlights();
  let generation = 0;
  let isSuspended = false;

  async function make(key: string, produce: Produce): Promise<CachedResponse> {
    const generationBefore = generation;
    const { response, keep } = await produce();
    if (!keep || sawOutage()) return response;
    const compressed = await compressResponse(response);
    // Content may have changed in the meantime, so this response may be outdated.
    if (generationBefore === generation && !isSuspended) cached.set(key, withoutPlain(compressed));
    return compressed;
  }

  // Requests after a change must not share calls that began before it.
  function forgetFlights() {
    generation += 1;
    flights.forget();
  }

  function drop(change: Change = 'content') {
    forgetFlights();
    if (change === 'stock') cached.outdate();
    else cached.clear();
  }

  return {
    drop,
    async getOrCreate(request: string, produce: Produce): Promise<CachedResponse> {
      const key = keyOf(`${currentLanguage()} ${request}`);
      const known = isSuspended ? undefined : cached.get(key);
      countCacheRequest(known || flights.has(key) ? 'hit' : 'miss');
      if (known) return known;
      const begin = () => makeOrKeep(cached, key, () => make(key, produce));
      return responseOf(await flights.join(key, begin));
    },
    /** From now on, changes may be missed: responses are only returned if no new one can be made. */
    suspend() {
      isSuspended = true;
      forgetFlights();
    },
    resume() {
      isSuspended = false;
      drop();
    },
    size: () => ({ ...cached.size(), generation }),
  };
}

export const responseCache = createResponseCache(environment().RESPONSE_CACHE_MB * 1024 * 1024);

// Hashed, so that long URLs do not fill the memory.
const keyOf = (request: string) => createHash('sha256').update(request).digest('base64url');

/** For each request that waited for the call. @throws the error of the call */
function responseOf(outcome: Outcome): CachedResponse {
  if (outcome.metOutage) noteUnavailable();
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}

/** The running calls, by request. */
function createFlights() {
  let flights = new Map<string, Promise<Outcome>>();
  return {
    has: (key: string) => flights.has(key),
    join(key: string, begin: () => Promise<Outcome>): Promise<Outcome> {
      const begun = flights;
      const flight = begun.get(key) ?? begin().finally(() => begun.delete(key));
      begun.set(key, flight);
      return flight;
    },
    /** Running calls continue, but no other request joins them. */
    forget() {
      flights = new Map();
    },
  };
}

/** The result of `make`, or the cached response if the database could not be used in the meantime. */
function makeOrKeep(
  cached: ReturnType<typeof createResponseLru>,
  key: string,
  make: () => Promise<CachedResponse>,
): Promise<Outcome> {
  return watched(async () => {
    try {
      const made = await make();
      const metOutage = sawOutage();
      return { metOutage, response: metOutage ? asStale(cached.getEvenOutdated(key) ?? made) : made };
    } catch (error) {
      const metOutage = sawOutage();
      const outdated = metOutage ? cached.getEvenOutdated(key) : undefined;
      return { metOutage, ...(outdated ? { response: asStale(outdated) } : { error }) };
    }
  });
}

function asStale(response: CachedResponse): CachedResponse {
  return response.status === 200 ? { ...response, staleSince: outageSince() ?? Date.now() } : response;
}
