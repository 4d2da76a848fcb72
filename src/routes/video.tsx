import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Video } from '#src/contract/video.ts';
import { videoQuery } from '#src/features/videos/queries.ts';
import { VideoView } from '#src/features/videos/video-view.tsx';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  await client.fetchQuery(videoQuery(url));
}

export function Route() {
  const { url = '' } = useParams();
  const video = useQuery(videoQuery(url));
  return <PageAsync query={video}>{(data) => <VideoPage video={data} />}</PageAsync>;
}

function VideoPage({ video }: { video: Video }) {
  const { title, url, description, poster } = video;
  return (
    <Container>
      <Head title={title} description={description} picture={poster} type="video.other" />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.videos, url: '/videos' },
          { label: title, url: `/videos/${url}` },
        ]}
      />
      <VideoView video={video} />
    </Container>
  );
}
