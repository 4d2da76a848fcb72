import { queryOptions } from '@tanstack/react-query';
import { apiUrl, apiUrlOfEntry } from '#src/api/api-url.ts';
import { contentBlocks, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const newsContract = () => import('#src/contract/news.ts');

export const newsQuery = queryOptions({
  queryKey: ['news-articles'],
  queryFn: ({ signal }) => request(newestFirst(250), parser, { signal }),
});

/** Only the articles the home page shows; all of them would make it a fifth larger. */
export const latestNewsQuery = queryOptions({
  queryKey: ['news-articles', { pageSize: 3 }],
  queryFn: ({ signal }) => request(newestFirst(3), parser, { signal }),
});

export const newsArticleQuery = (url: string) =>
  queryOptions({
    queryKey: ['news-articles', url],
    queryFn: ({ signal }) =>
      request(articleUrl(url), async () => (await newsContract()).parseNewsArticle, { signal }),
  });

const parser = async () => (await newsContract()).parseNews;

const newestFirst = (pageSize: number) =>
  apiUrl('/api/news-articles', {
    fields: 'title,url,summary,createdAt',
    populate: { thumbnail: picture },
    sort: 'createdAt:desc',
    pagination: { pageSize },
  });

const articleUrl = (url: string) =>
  apiUrlOfEntry('/api/news-articles', url, {
    populate: { thumbnail: picture, contentBlocks, products: productSummary, seo },
  });
