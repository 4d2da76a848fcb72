import { onlineManager, queryOptions } from '@tanstack/react-query';
import type { SearchRequest } from '#src/contract/search.ts';
import type { SearchResult } from './search-result.ts';

const fiveMinutesMs = 300_000;

/** The first response, from the server or this device. Not stored on the device, which can search again. */
export const searchQuery = (searchRequest: SearchRequest) =>
  queryOptions({
    queryKey: ['search', searchRequest],
    queryFn: async ({ signal, client, queryKey }): Promise<SearchResult> => {
      if (import.meta.env.SSR) return (await import('./search-in-process.ts')).searchInProcess(searchRequest);
      const { runSearch } = await import('./run-search.ts');
      const { result, later } = await runSearch(searchRequest, signal);
      void later.then((laterResult) => laterResult && client.setQueryData(queryKey, laterResult));
      return result;
    },
    persister: undefined,
    // It fails only after the device has been searched too.
    retry: false,
    // While offline, the device responds. It knows which documents are saved.
    staleTime: ({ state }) =>
      typeof state.data?.asOf === 'number' || !onlineManager.isOnline() ? 0 : fiveMinutesMs,
  });

/** The results for the list below the search field, which Enter uses too. */
export const listQuery = (words: string) => searchQuery({ words, kind: null, page: 1, most: maxInList });

const maxInList = 10;

/** Similar spellings if nothing was found. */
export const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', words],
    queryFn: async ({ signal }) => {
      if (import.meta.env.SSR) return (await import('./search-in-process.ts')).suggestInProcess(words);
      return (await import('./run-search.ts')).suggest(words, signal);
    },
    persister: undefined,
    retry: false,
  });
