import { QueryClient, type QueryPersister } from '@tanstack/react-query';

const minute = 60_000;

/** Lifetime, retries and delay are fixed by the customer: 5 minutes, 3 times, exponential up to 30 s. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 30 * minute,
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** On the server a request lives for one page and must answer at once. */
export function createServerQueryClient() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity, retry: false } });
  return client;
}

/** From now on what is not in memory is looked for on the device first, and what is fetched stays there. */
export function persistQueries(client: QueryClient) {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}

/** What does it is no part of the first script: it comes with the first look. */
const persister: QueryPersister = async (...asked) => {
  const { persisterFn } = await import('./storage.ts');
  return persisterFn(...asked);
};
