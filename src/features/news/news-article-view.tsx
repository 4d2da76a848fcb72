import { use, type ReactNode } from 'react';
import type { NewsArticle } from '#src/contract/news.ts';
import { formatDate } from '#src/format/date.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { absolute } from '#src/ui/head.tsx';
import { JsonLd } from '#src/ui/json-ld.tsx';
import { Grid, Section } from '#src/ui/layout.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SiteContext } from '#src/ui/site-context.ts';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';
import styles from './news-article-view.module.css';

/**
 * On a phone, the picture is 92vw wide. With 88vw, phones with 720 physical pixels (360 px at double density) load the 640 px
 * file, which is still sharp there, instead of the next size, which is up to 70 % larger.
 */
const sizes = '(width < 40rem) 88vw, (width < 66rem) 92vw, 60rem';

/** `children` is the content of the article. */
export function NewsArticleView({ article, children }: { article: NewsArticle; children: ReactNode }) {
  const { title, summary, thumbnail, createdAt, products } = article;
  return (
    <article>
      <ArticleJsonLd article={article} />
      <header className={styles.head}>
        <p className={styles.date}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
      </header>
      {thumbnail && (
        <figure className={styles.picture}>
          <PictureView picture={thumbnail} sizes={sizes} isFirst />
        </figure>
      )}
      {children}
      {products.length > 0 && (
        <Section title={m.news.products}>
          <Grid>
            {products.map((product) => (
              <ProductCard key={product.documentId} product={product} />
            ))}
          </Grid>
        </Section>
      )}
    </article>
  );
}

function ArticleJsonLd({
  article: { title, url, summary, thumbnail, createdAt, updatedAt },
}: {
  article: NewsArticle;
}) {
  const origin = use(SiteOriginContext);
  const publisher = use(SiteContext)?.siteName;
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        headline: title,
        description: summary,
        url: origin + publicPath(`/news/${url}`),
        datePublished: createdAt,
        dateModified: updatedAt,
        image: thumbnail ? [absolute(thumbnail.url, origin)] : [],
        author: { '@type': 'Organization', name: publisher },
        publisher: { '@type': 'Organization', name: publisher },
      }}
    />
  );
}
