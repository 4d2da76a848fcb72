import { Meilisearch, MeilisearchApiError, type SearchParams } from 'meilisearch';
import { parseSearchAccess } from '#src/contract/config.ts';
import { parseSearchResponse, type SearchResponse, type SearchRequest } from '#src/contract/search.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { ApiError, InvalidResponse, Unreachable } from './errors.ts';
import { searchParameters } from './search-parameters.ts';

/** Search host and search-only API key; our own backend needs no key. */
export interface SearchAccess {
  host: string;
  key?: string | null;
}

/** The search took longer than five seconds. */
export class SearchTimeout extends Error {
  override name = 'SearchTimeout';
}

/** An error returned by Meilisearch: https://www.meilisearch.com/docs/reference/errors/error_codes */
export class SearchError extends ApiError {
  override name = 'SearchError';
  readonly code: string;
  readonly type: string;
  readonly link: string;

  constructor({ response: { status }, message, cause }: MeilisearchApiError) {
    super(status, message, cause);
    this.code = cause?.code ?? '';
    this.type = cause?.type ?? '';
    this.link = cause?.link ?? '';
  }
}

/** The search host configured in the page, otherwise our own backend. */
export function searchAccess(): SearchAccess {
  const embedded = document.getElementById('fieldshop-data')?.textContent;
  return (
    parseSearchAccess(embedded) ?? {
      host: `${window.location.origin}${languagePrefix}/api/search`,
      key: null,
    }
  );
}

const indexName = 'site';
const timeoutMs = 5000;

/**
 * Searches with the official client, so that a Meilisearch server can replace our backend.
 *
 * @throws {Unreachable} when there is no connection, or the response is not JSON
 * @throws {SearchError} when the search server returns an error
 * @throws {SearchTimeout} when there is no response in time
 * @throws {InvalidResponse} when the response does not match the contract
 */
export async function searchOnline(
  { host, key }: SearchAccess,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const { q, ...parameters } = searchParameters(request);
  const body = await querySearchIndex({ host, key }, { q, parameters, signal });
  try {
    return parseSearchResponse(body);
  } catch (cause) {
    throw new InvalidResponse('Unexpected response from the search index', { cause });
  }
}

interface SearchQuery {
  q: string;
  parameters: SearchParams;
  signal?: AbortSignal;
}

async function querySearchIndex(
  { host, key }: SearchAccess,
  { q, parameters, signal }: SearchQuery,
): Promise<unknown> {
  // The client ignores its own timeout option if a signal is given.
  const timeout = AbortSignal.timeout(timeoutMs);
  const signals = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const client = new Meilisearch({ host, ...(key ? { apiKey: key } : {}) });
    return await client.index(indexName).search(q, parameters, { signal: signals });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof MeilisearchApiError) throw new SearchError(cause);
    if (timeout.aborted) throw new SearchTimeout('The search index did not respond in time', { cause });
    // Includes SyntaxError: a proxy's error page is not a search response.
    throw new Unreachable('The search index could not be reached', { cause });
  }
}
