import { useQuery, type QueryClient } from '@tanstack/react-query';
import { NewsList } from '#src/features/news/news-list.tsx';
import { newsQuery } from '#src/features/news/queries.ts';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export async function load(client: QueryClient) {
  await Promise.all([client.fetchQuery(pageContentQuery('news-page')), client.fetchQuery(newsQuery)]);
}

export function Route() {
  const content = useQuery(pageContentQuery('news-page'));
  const news = useQuery(newsQuery);
  return (
    <PageAsync query={content}>
      {(page) => (
        <ContentPageView content={page} path="/news">
          <Async query={news}>
            {(articles) =>
              articles.length > 0 ? (
                <>
                  <VisuallyHidden as="h2">{m.routes.allArticles}</VisuallyHidden>
                  <NewsList articles={articles} isFirstEager />
                </>
              ) : (
                <Notice kind="information" title={m.routes.noNews} />
              )
            }
          </Async>
        </ContentPageView>
      )}
    </PageAsync>
  );
}
