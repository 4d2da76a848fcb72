import { queryOptions } from '@tanstack/react-query';
import { apiUrl, apiUrlOfEntry } from '#src/api/api-url.ts';
import { contentBlocks, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const pageContract = () => import('#src/contract/page.ts');

/** The single types, each with the text of one page. */
export type PageName =
  | 'product-page'
  | 'news-page'
  | 'contact-page'
  | 'request-quote-page'
  | 'request-demo-page'
  | 'part-wizard-page'
  | 'videos-page'
  | 'calibration-and-repair-page';

export const pageContentQuery = (name: PageName) =>
  queryOptions({
    queryKey: ['page-content', name],
    queryFn: ({ signal }) =>
      request(apiUrl(`/api/${name}`, { populate }), async () => (await pageContract()).parsePageContent, {
        signal,
        isOptional: true,
      }),
  });

export const pageQuery = (url: string) =>
  queryOptions({
    queryKey: ['pages', url],
    queryFn: ({ signal }) =>
      request(apiUrlOfEntry('/api/pages', url, { populate }), async () => (await pageContract()).parsePage, {
        signal,
      }),
  });

const populate = { contentBlocks, seo };
