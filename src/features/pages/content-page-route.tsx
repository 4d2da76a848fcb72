import { useQuery, type QueryClient } from '@tanstack/react-query';
import { PageAsync } from '#src/ui/page-async.tsx';
import { ContentPageView } from './content-page-view.tsx';
import { pageContentQuery, type PageName } from './queries.ts';

/** The route of a screen that is an editor's single type from top to bottom. */
export function contentPageRoute(name: PageName, path: string) {
  async function load(client: QueryClient) {
    await client.fetchQuery(pageContentQuery(name));
  }

  function Route() {
    const content = useQuery(pageContentQuery(name));
    return <PageAsync query={content}>{(page) => <ContentPageView content={page} path={path} />}</PageAsync>;
  }

  return { load, Route };
}
