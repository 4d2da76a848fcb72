import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageAsync } from '#src/ui/page-async.tsx';
import { ContentPageView } from './content-page-view.tsx';
import { pageContentQuery, type PageName } from './queries.ts';

/** The data of a screen that is an editor's single type. */
export const loadContentPage = (name: PageName) => async (client: QueryClient) => {
  await client.fetchQuery(pageContentQuery(name));
};

interface Properties {
  name: PageName;
  path: string;
  /** What follows the editor's words. */
  children: ReactNode;
}

/** A screen whose words an editor keeps, and what it is for below. */
export function ContentPage({ name, path, children }: Properties) {
  const content = useQuery(pageContentQuery(name));
  return (
    <PageAsync query={content}>
      {(page) => <ContentPageView content={page} path={path} below={children} />}
    </PageAsync>
  );
}
