import { Meilisearch, MeilisearchApiError, type SearchParams } from 'meilisearch';
import { parseSearchAnswer, type SearchAnswer, type SearchRequest } from '#src/contract/search.ts';
import { ApiError, NotUnderstood, Unreachable } from './errors.ts';
import { parametersOf } from './search-parameters.ts';

/** Where the index is and the key that may only search; our own backend needs none. */
export interface SearchAccess {
  host: string;
  key?: string | null;
}

/** The index took longer than anybody waits. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/** The index refused, in Meilisearch's words: https://www.meilisearch.com/docs/reference/errors/error_codes */
export class SearchRefused extends ApiError {
  override name = 'SearchRefused';
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
const patienceMs = 5000;

/**
 * Searches by the official client, so that a real Meilisearch may answer in place of our backend.
 *
 * @throws {Unreachable} when there is no connection, or something else than JSON answers
 * @throws {SearchRefused} when the index refuses
 * @throws {TimedOut} when it does not answer in time
 * @throws {NotUnderstood} when the answer is not what the contract says
 */
export async function searchOnline(
  { host, key }: SearchAccess,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const { q, ...parameters } = parametersOf(request);
  const body = await ask({ host, key }, { q, parameters, signal });
  try {
    return parseSearchAnswer(body);
  } catch (cause) {
    throw new NotUnderstood('The answer of the search index is not what was expected', { cause });
  }
}

interface Question {
  q: string;
  parameters: SearchParams;
  signal?: AbortSignal;
}

async function ask({ host, key }: SearchAccess, { q, parameters, signal }: Question): Promise<unknown> {
  // The client's own time-out does nothing where a signal is given.
  const patience = AbortSignal.timeout(patienceMs);
  const either = signal ? AbortSignal.any([signal, patience]) : patience;
  try {
    const client = new Meilisearch({ host, ...(key ? { apiKey: key } : {}) });
    return await client.index(indexName).search(q, parameters, { signal: either });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof MeilisearchApiError) throw new SearchRefused(cause);
    if (patience.aborted) throw new TimedOut('The search index did not answer in time', { cause });
    // Also a SyntaxError: a proxy's error page is not the index.
    throw new Unreachable('The search index could not be reached', { cause });
  }
}
