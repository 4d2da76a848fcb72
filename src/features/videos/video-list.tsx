import type { Video } from '#src/contract/video.ts';
import { formatDuration } from '#src/format/quantity.ts';
import { Grid } from '#src/ui/layout.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './video-list.module.css';
import { Icon } from '#src/ui/icon.tsx';

export function VideoList({ videos }: { videos: Video[] }) {
  return (
    <Grid tiles="large">
      {videos.map(({ documentId, title, url, description, poster, durationSeconds }, index) => (
        <li key={documentId} className={styles.video}>
          <div className={styles.picture}>
            {poster && (
              <PictureView
                picture={poster}
                sizes="(width < 40rem) 90vw, 24rem"
                isFirst={index === 0}
                alternativeText=""
              />
            )}
            <span className={styles.mark}>
              <Icon name="play" /> {durationSeconds ? formatDuration(durationSeconds) : ''}
            </span>
          </div>
          <h2>
            <SiteLink href={`/videos/${url}`}>{title}</SiteLink>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </Grid>
  );
}
