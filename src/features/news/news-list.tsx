import type { NewsSummary } from '#src/contract/news.ts';
import { formatDate } from '#src/format/date.ts';
import { Grid } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/tile.tsx';

interface Props {
  articles: NewsSummary[];
  /** True if the list is at the top of its page. */
  isFirstEager?: boolean;
}

export function NewsList({ articles, isFirstEager = false }: Props) {
  return (
    <Grid tiles="large">
      {articles.map(({ documentId, title, url, summary, thumbnail, createdAt }, index) => (
        <Tile
          key={documentId}
          href={`/news/${url}`}
          title={title}
          text={summary}
          picture={thumbnail}
          shape="wide"
          isFirst={isFirstEager && index === 0}
          eyebrow={<time dateTime={createdAt}>{formatDate(createdAt)}</time>}
        />
      ))}
    </Grid>
  );
}
