import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { Async } from '#src/ui/async.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';

export async function load(client: QueryClient) {
  await client.fetchQuery(pageContentQuery('calibration-and-repair-page'));
}

export function Route() {
  const content = useQuery(pageContentQuery('calibration-and-repair-page'));
  return (
    <Async query={content} skeleton={<PageSkeleton />}>
      {(page) => <ContentPageView content={page} path="/calibration-and-repair" />}
    </Async>
  );
}
