import type { NewsSummary } from '#src/contract/news.ts';
import { formatDate } from '#src/format/date.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './news-strip.module.css';

/** The latest articles, one line each. */
export function NewsStrip({ articles }: { articles: NewsSummary[] }) {
  return (
    <ul role="list" className={styles.news}>
      {articles.map(({ documentId, title, url, thumbnail, createdAt }) => (
        <li key={documentId} className={styles.article}>
          {thumbnail && (
            <PictureView picture={thumbnail} sizes="7rem" className={styles.picture} alternativeText="" />
          )}
          <div>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            <h3>
              <SiteLink href={`/news/${url}`}>{title}</SiteLink>
            </h3>
          </div>
        </li>
      ))}
    </ul>
  );
}
