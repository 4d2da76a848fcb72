import type { NewsSummary } from '#src/contract/news.ts';
import { formatDate } from '#src/format/date.ts';
import { Grid } from '#src/ui/layout.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './news-list.module.css';

export function NewsList({
  articles,
  isFirstEager = false,
}: {
  articles: NewsSummary[];
  isFirstEager?: boolean;
}) {
  return (
    <Grid tiles="large">
      {articles.map(({ documentId, title, url, summary, thumbnail, createdAt }, index) => (
        <li key={documentId} className={styles.article}>
          <div className={styles.picture}>
            {thumbnail && (
              <PictureView
                picture={thumbnail}
                sizes="(width < 40rem) 90vw, 24rem"
                isFirst={isFirstEager && index === 0}
                alternativeText=""
              />
            )}
          </div>
          <p className={styles.date}>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
          <h3>
            <SiteLink href={`/news/${url}`}>{title}</SiteLink>
          </h3>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </Grid>
  );
}
