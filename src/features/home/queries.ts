import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { contentBlocks, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const homeContract = () => import('#src/contract/home.ts');

export const homePageQuery = queryOptions({
  queryKey: ['home-page'],
  queryFn: ({ signal }) =>
    request(homePageAddress, async () => (await homeContract()).parseHomePage, { signal, isOptional: true }),
});

export const slidesQuery = queryOptions({
  queryKey: ['slides'],
  queryFn: ({ signal }) => request(slidesAddress, async () => (await homeContract()).parseSlides, { signal }),
});

export const productShowcaseQuery = queryOptions({
  queryKey: ['product-showcase'],
  queryFn: ({ signal }) =>
    request(productShowcaseAddress, async () => (await homeContract()).parseProductShowcase, {
      signal,
      isOptional: true,
    }),
});

const homePageAddress = apiUrl('/api/home-page', {
  populate: { partner: { populate: { image: picture } }, contentBlocks, seo },
});

const slidesAddress = apiUrl('/api/slides', {
  populate: { image: picture, link: true },
  sort: 'weight:asc',
});

const productShowcaseAddress = apiUrl('/api/product-showcase', { populate: { products: productSummary } });
