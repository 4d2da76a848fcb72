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

/** On the server, a client lives for one page, and requests must not be retried. */
export function createServerQueryClient() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity, retry: false } });
  return client;
}

/** Makes queries read from IndexedDB first, and stores what they fetch. */
export function persistQueries(client: QueryClient) {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}

/** Imported on first use, to stay out of the first script. */
const persister: QueryPersister = async (...query) => {
  const { persisterFn } = await import('./storage.ts');
  return persisterFn(...query);
};
