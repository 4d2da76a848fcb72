import { queryOptions } from '@tanstack/react-query';
import { address, addressByUrl } from '#src/api/address.ts';
import { contentBlocks, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';
import { Page, PageContent } from '#src/contract/page.ts';
import { parseFirst, parseSingle } from '#src/contract/strapi.ts';

/** The single types that hold the words of one screen each. */
export type PageName =
  | 'product-page'
  | 'news-page'
  | 'contact-page'
  | 'request-quote-page'
  | 'request-demo-page'
  | 'videos-page'
  | 'calibration-and-repair-page';

export const pageContentQuery = (name: PageName) =>
  queryOptions({
    queryKey: ['page-content', name],
    queryFn: ({ signal }) =>
      request(address(`/api/${name}`, { populate }), parseSingle(PageContent), { signal }),
  });

export const pageQuery = (url: string) =>
  queryOptions({
    queryKey: ['pages', url],
    queryFn: ({ signal }) =>
      request(addressByUrl('/api/pages', url, { populate }), parseFirst(Page), { signal }),
  });

const populate = { contentBlocks, seo };
