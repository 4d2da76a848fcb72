import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { contentBlocks, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const homeContract = () => import('#src/contract/home.ts');

export const homePageQuery = queryOptions({
  queryKey: ['home-page'],
  queryFn: ({ signal }) =>
    request(homePageUrl, async () => (await homeContract()).parseHomePage, { signal, isOptional: true }),
});

export const slidesQuery = queryOptions({
  queryKey: ['slides'],
  queryFn: ({ signal }) => request(slidesUrl, async () => (await homeContract()).parseSlides, { signal }),
});

export const productShowcaseQuery = queryOptions({
  queryKey: ['product-showcase'],
  queryFn: ({ signal }) =>
    request(productShowcaseUrl, async () => (await homeContract()).parseProductShowcase, {
      signal,
      isOptional: true,
    }),
});

const homePageUrl = apiUrl('/api/home-page', {
  populate: { shortcuts: true, partner: { populate: { image: picture } }, contentBlocks, seo },
});

const slidesUrl = apiUrl('/api/slides', {
  populate: { image: picture, link: true },
  sort: 'weight:asc',
});

const productShowcaseUrl = apiUrl('/api/product-showcase', { populate: { products: productSummary } });
