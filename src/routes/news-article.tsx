import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { NewsArticle } from '#src/contract/news.ts';
import { NewsArticleView } from '#src/features/news/news-article-view.tsx';
import { newsArticleQuery } from '#src/features/news/queries.ts';
import { BlocksView } from '#src/features/pages/blocks-view.tsx';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

export async function load(client: QueryClient, { params: { url = '' } }: { params: { url?: string } }) {
  await client.fetchQuery(newsArticleQuery(url));
}

export function Route() {
  const { url = '' } = useParams();
  const article = useQuery(newsArticleQuery(url));
  return <PageAsync query={article}>{(data) => <ArticlePage article={data} />}</PageAsync>;
}

function ArticlePage({ article }: { article: NewsArticle }) {
  const { title, url, summary, thumbnail, contentBlocks, seo } = article;
  return (
    <Container>
      <Head title={title} description={summary} seo={seo} picture={thumbnail} type="article" />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.news, url: '/news' },
          { label: title, url: `/news/${url}` },
        ]}
      />
      <NewsArticleView article={article}>
        <BlocksView blocks={contentBlocks} />
      </NewsArticleView>
    </Container>
  );
}
