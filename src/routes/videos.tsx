import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ContentPageView } from '#src/features/pages/content-page-view.tsx';
import { pageContentQuery } from '#src/features/pages/queries.ts';
import { videosQuery } from '#src/features/videos/queries.ts';
import { VideoList } from '#src/features/videos/video-list.tsx';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient) {
  await Promise.all([client.fetchQuery(pageContentQuery('videos-page')), client.fetchQuery(videosQuery)]);
}

export function Route() {
  const content = useQuery(pageContentQuery('videos-page'));
  const videos = useQuery(videosQuery);
  return (
    <PageAsync query={content}>
      {(page) => (
        <ContentPageView content={page} path="/videos">
          <Async query={videos}>
            {(list) =>
              list.length > 0 ? (
                <VideoList videos={list} />
              ) : (
                <Notice kind="information" title={m.routes.noVideos} />
              )
            }
          </Async>
        </ContentPageView>
      )}
    </PageAsync>
  );
}
