import { use } from 'react';
import type { Video } from '#src/contract/video.ts';
import { m } from '#src/messages/m.ts';
import { absolute } from '#src/ui/head.tsx';
import { JsonLd } from '#src/ui/json-ld.tsx';
import { PageHead, Section } from '#src/ui/layout.tsx';
import { RichTextView } from '#src/ui/rich-text.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';
import { VideoPlayer } from '#src/ui/video-player.tsx';

export function VideoView({ video }: { video: Video }) {
  const { title, description, transcript } = video;
  return (
    <>
      <VideoJsonLd video={video} />
      <PageHead title={title} intro={description} />
      <VideoPlayer video={video} />
      {transcript.length > 0 && (
        <Section title={m.videos.transcript}>
          <RichTextView content={transcript} />
        </Section>
      )}
    </>
  );
}

function VideoJsonLd({
  video: { title, description, file, poster, publishedAt, durationSeconds },
}: {
  video: Video;
}) {
  const origin = use(SiteOriginContext);
  return (
    <JsonLd
      data={{
        '@type': 'VideoObject',
        name: title,
        description,
        thumbnailUrl: poster ? [absolute(poster.url, origin)] : [],
        contentUrl: file ? absolute(file.url, origin) : undefined,
        uploadDate: publishedAt,
        duration: durationSeconds ? `PT${durationSeconds}S` : undefined,
      }}
    />
  );
}
