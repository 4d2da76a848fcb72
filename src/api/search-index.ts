import { Meilisearch, MeilisearchApiError, type SearchParams } from 'meilisearch';
import { parseSearchResponse, type SearchAnswer, type SearchRequest } from '#src/contract/search.ts';
import { ApiError, InvalidResponse, Unreachable } from './errors.ts';
import { searchParameters } from './search-parameters.ts';

/** Where the index is and the key that may only search; our own backend needs none. */
export interface SearchAccess {
  host: string;
  key?: string | null;
}

/** The index took longer than anybody waits. */
export class SearchTimeout extends Error {
  override name = 'SearchTimeout';
}

/** The index refused, in Meilisearch's words: https://www.meilisearch.com/docs/reference/errors/error_codes */
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

const indexName = 'site';
const timeoutMs = 5000;

/**
 * Searches by the official client, so that a real Meilisearch may answer in place of our backend.
 *
 * @throws {Unreachable} when there is no connection, or something else than JSON answers
 * @throws {SearchError} when the index refuses
 * @throws {SearchTimeout} when it does not answer in time
 * @throws {InvalidResponse} when the answer is not what the contract says
 */
export async function searchOnline(
  { host, key }: SearchAccess,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const { q, ...parameters } = searchParameters(request);
  const body = await querySearchIndex({ host, key }, { q, parameters, signal });
  try {
    return parseSearchResponse(body);
  } catch (cause) {
    throw new InvalidResponse('The answer of the search index is not what was expected', { cause });
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
  // The client's own time-out does nothing where a signal is given.
  const timeout = AbortSignal.timeout(timeoutMs);
  const signals = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const client = new Meilisearch({ host, ...(key ? { apiKey: key } : {}) });
    return await client.index(indexName).search(q, parameters, { signal: signals });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof MeilisearchApiError) throw new SearchError(cause);
    if (timeout.aborted) throw new SearchTimeout('The search index did not answer in time', { cause });
    // Also a SyntaxError: a proxy's error page is not the index.
    throw new Unreachable('The search index could not be reached', { cause });
  }
}
