import { queryOptions } from '@tanstack/react-query';
import { address, addressByUrl } from '#src/api/address.ts';
import { contentBlocks, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const newsContract = () => import('#src/contract/news.ts');

export const newsQuery = newestFirst(250);

/** What the home page shows: it would be a fifth larger with the others. */
export const latestNewsQuery = newestFirst(3);

function newestFirst(pageSize: number) {
  const news = address('/api/news-articles', {
    fields: 'title,url,summary,createdAt',
    populate: { thumbnail: picture },
    sort: 'createdAt:desc',
    pagination: { pageSize },
  });
  return queryOptions({
    queryKey: ['news-articles', { pageSize }],
    queryFn: ({ signal }) => request(news, async () => (await newsContract()).parseNews, { signal }),
  });
}

export const newsArticleQuery = (url: string) =>
  queryOptions({
    queryKey: ['news-articles', url],
    queryFn: ({ signal }) =>
      request(articleAddress(url), async () => (await newsContract()).parseNewsArticle, { signal }),
  });

const articleAddress = (url: string) =>
  addressByUrl('/api/news-articles', url, {
    populate: { thumbnail: picture, contentBlocks, products: productSummary, seo },
  });
