import { onlineManager } from '@tanstack/react-query';
import { Unreachable } from '#src/api/errors.ts';
import { searchAccess } from '#src/api/search-access.ts';
import { searchOnline } from '#src/api/search-index.ts';
import type { SearchRequest } from '#src/contract/search.ts';
import { exactUrl } from './exact-product.ts';
import { searchOnDevice, suggestOnDevice } from './device-search.ts';
import { firstAnswer, type FirstAnswer } from './first-answer.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { suggestionsFromServer } from './suggestions.ts';

/** Longer feels like waiting; then the device is as good. */
const patienceMs = 300;

export const ask = (request: SearchRequest, signal: AbortSignal): Promise<FirstAnswer<ShownAnswer>> =>
  firstAnswer({
    server: fromServer(request, signal),
    device: () => fromDevice(request),
    patienceMs,
  });

async function fromServer(request: SearchRequest, signal: AbortSignal): Promise<ShownAnswer> {
  if (!onlineManager.isOnline()) throw new Unreachable('No connection');
  const answer = await searchOnline(searchAccess(), request, signal);
  return { ...answer, asOf: null, exactUrl: exactUrl(answer, request.words) };
}

async function fromDevice(request: SearchRequest): Promise<ShownAnswer | null> {
  const found = await searchOnDevice(request);
  if (!found) return null;
  const { answer, asOf } = found;
  return { ...answer, asOf, exactUrl: exactUrl(answer, request.words) };
}

/** The catalogue's own spellings that are near; nothing where nobody knows. */
export async function suggest(words: string, signal?: AbortSignal): Promise<string[]> {
  const fromDevice = await suggestOnDevice(words).catch(() => null);
  return fromDevice ?? suggestionsFromServer(words, signal).catch(() => []);
}
