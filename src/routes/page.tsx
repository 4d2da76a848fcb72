import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageQuery } from '#src/features/pages/queries.ts';
import { PageAsync } from '#src/ui/page-async.tsx';

/** The page an editor made at any other address. */
export async function load(client: QueryClient, { params }: { params: { '*'?: string } }) {
  await client.fetchQuery(pageQuery(params['*'] ?? ''));
}

export function Route() {
  const { '*': url = '' } = useParams();
  const page = useQuery(pageQuery(url));
  return (
    <PageAsync query={page}>
      {(found) => <ContentPageView content={{ ...found, intro: found.summary }} path={`/${found.url}`} />}
    </PageAsync>
  );
}
