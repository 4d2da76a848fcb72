import { onlineManager, queryOptions } from '@tanstack/react-query';
import type { SearchRequest } from '#src/contract/search.ts';
import type { ShownAnswer } from './shown-answer.ts';

const fiveMinutesMs = 300_000;

/** The first response, from the server or this device. Not cached on the device, which finds the same again. */
export const searchQuery = (asked: SearchRequest) =>
  queryOptions({
    queryKey: ['search', asked],
    queryFn: async ({ signal, client, queryKey }): Promise<ShownAnswer> => {
      if (import.meta.env.SSR) return (await import('./ask-in-process.ts')).askInProcess(asked);
      const { ask } = await import('./ask.ts');
      const { answer, later } = await ask(asked, signal);
      void later.then((found) => found && client.setQueryData(queryKey, found));
      return answer;
    },
    persister: undefined,
    // The device has answered by then.
    retry: false,
    // Without a connection the device answers: it knows which of the documents are on it.
    staleTime: ({ state }) =>
      typeof state.data?.asOf === 'number' || !onlineManager.isOnline() ? 0 : fiveMinutesMs,
  });

/** What the list below the header's field shows, and what Enter looks at. */
export const listQuery = (words: string) => searchQuery({ words, kind: null, page: 1, most: mostInList });

const mostInList = 10;

/** Near spellings of what was not found. */
export const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', words],
    queryFn: async ({ signal }) => {
      if (import.meta.env.SSR) return (await import('./ask-in-process.ts')).suggestInProcess(words);
      return (await import('./ask.ts')).suggest(words, signal);
    },
    persister: undefined,
    retry: false,
  });
