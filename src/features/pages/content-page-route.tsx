import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageAsync } from '#src/ui/page-async.tsx';
import { ContentPageView } from './content-page-view.tsx';
import { pageContentQuery, type PageName } from './queries.ts';

/** Loads the content of a page that is a single type in Strapi. */
export const loadContentPage = (name: PageName) => async (client: QueryClient) => {
  await client.fetchQuery(pageContentQuery(name));
};

interface Props {
  name: PageName;
  path: string;
  /** Content after the editor's text. */
  children: ReactNode;
}

/** A page with an editor's text and, below it, a form or a list. */
export function ContentPage({ name, path, children }: Props) {
  const content = useQuery(pageContentQuery(name));
  return (
    <PageAsync query={content}>
      {(page) => <ContentPageView content={page} path={path} below={children} />}
    </PageAsync>
  );
}
