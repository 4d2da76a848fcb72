import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageQuery } from '#src/features/pages/queries.ts';
import { PageAsync } from '#src/ui/page-async.tsx';

/** A page created by an editor, at any other URL. */
export async function load(client: QueryClient, { params }: { params: { '*'?: string } }) {
  await client.fetchQuery(pageQuery(params['*'] ?? ''));
}

export function Route() {
  const { '*': url = '' } = useParams();
  const page = useQuery(pageQuery(url));
  return (
    <PageAsync query={page}>
      {(data) => <ContentPageView content={{ ...data, intro: data.summary }} path={`/${data.url}`} />}
    </PageAsync>
  );
}
