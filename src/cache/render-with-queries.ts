import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

export interface CachedQuery {
  queryKey: QueryKey;
  data?: unknown;
  error?: Error;
  /** When the data was fetched, in milliseconds. */
  updatedAt?: number;
}

/** For tests: renders a view to HTML with these contents of the query cache, at this path of the site. */
export function renderWithQueries(view: ReactNode, queries: CachedQuery[], path = '/'): string {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, retryOnMount: false } },
  });
  for (const { queryKey, data, error, updatedAt } of queries) {
    if (data !== undefined) client.setQueryData(queryKey, data, { updatedAt });
    const query = client.getQueryCache().build(client, { queryKey });
    if (error) query.setState({ error, status: 'error', fetchStatus: 'idle' });
  }
  const routed = createElement(MemoryRouter, { initialEntries: [path] }, view);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, routed));
}
