import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { Async } from '#src/ui/async.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';

export async function load(client: QueryClient) {
  await client.fetchQuery(pageContentQuery('request-demo-page'));
}

export function Route() {
  const content = useQuery(pageContentQuery('request-demo-page'));
  return (
    <Async query={content} skeleton={<PageSkeleton />}>
      {(page) => <ContentPageView content={page} path="/request-demo" />}
    </Async>
  );
}
