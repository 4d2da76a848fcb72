import { onlineManager } from '@tanstack/react-query';
import { Unreachable } from '#src/api/errors.ts';
import { searchAccess, searchOnline } from '#src/api/search-index.ts';
import type { SearchRequest } from '#src/contract/search.ts';
import { exactUrl } from './exact-product.ts';
import { searchOnDevice, suggestOnDevice } from './device-search.ts';
import { firstResult, type FirstResult } from './first-result.ts';
import type { SearchResult } from './search-result.ts';
import { suggestionsFromServer } from './suggestions.ts';

/** A longer wait would be noticeable. The device is then searched too. */
const timeoutMs = 300;

export const runSearch = (request: SearchRequest, signal: AbortSignal): Promise<FirstResult<SearchResult>> =>
  firstResult({
    server: fromServer(request, signal),
    device: () => fromDevice(request),
    timeoutMs,
  });

async function fromServer(request: SearchRequest, signal: AbortSignal): Promise<SearchResult> {
  if (!onlineManager.isOnline()) throw new Unreachable('No connection');
  const response = await searchOnline(searchAccess(), request, signal);
  return { ...response, asOf: null, exactUrl: exactUrl(response, request.words) };
}

async function fromDevice(request: SearchRequest): Promise<SearchResult | null> {
  const onDevice = await searchOnDevice(request);
  if (!onDevice) return null;
  const { response, asOf } = onDevice;
  return { ...response, asOf, exactUrl: exactUrl(response, request.words) };
}

/** Similar words that occur in the catalogue; empty if there are none. */
export async function suggest(words: string, signal?: AbortSignal): Promise<string[]> {
  const fromDevice = await suggestOnDevice(words).catch(() => null);
  return fromDevice ?? suggestionsFromServer(words, signal).catch(() => []);
}
