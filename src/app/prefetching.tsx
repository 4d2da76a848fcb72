import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { PrefetchContext } from '#src/ui/prefetch-context.ts';
import { loadModule, matchRoute } from './routes.ts';

/** Links prefetch the code and data of their page on hover. */
export function Prefetching({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const prefetch = useCallback(
    async (href: string) => {
      const { pathname, searchParams } = new URL(href, window.location.origin);
      const { entry, params } = matchRoute(pathname);
      const { load } = await loadModule(entry);
      await load(client, { params, search: searchParams });
    },
    [client],
  );
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}
