import type { Video } from '#src/contract/video.ts';
import { formatDuration } from '#src/format/quantity.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Grid } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/tile.tsx';

export function VideoList({ videos }: { videos: Video[] }) {
  return (
    <Grid tiles="large">
      {videos.map(({ documentId, title, url, description, poster, durationSeconds }, index) => (
        <Tile
          key={documentId}
          href={`/videos/${url}`}
          title={title}
          text={description}
          picture={poster}
          shape="wide"
          heading="h2"
          isFirst={index === 0}
          mark={
            <>
              <Icon name="play" /> {durationSeconds ? formatDuration(durationSeconds) : ''}
            </>
          }
        />
      ))}
    </Grid>
  );
}
