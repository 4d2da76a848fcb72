import { queryOptions } from '@tanstack/react-query';
import { address } from '#src/api/address.ts';
import { contentBlocks, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';
import { HomePage, ProductShowcase, Slide } from '#src/contract/home.ts';
import { parseCollection, parseSingle } from '#src/contract/strapi.ts';

export const homePageQuery = queryOptions({
  queryKey: ['home-page'],
  queryFn: ({ signal }) => request(homePageAddress, parseSingle(HomePage), { signal }),
});

export const slidesQuery = queryOptions({
  queryKey: ['slides'],
  queryFn: ({ signal }) => request(slidesAddress, parseCollection(Slide), { signal }),
});

export const productShowcaseQuery = queryOptions({
  queryKey: ['product-showcase'],
  queryFn: ({ signal }) => request(productShowcaseAddress, parseSingle(ProductShowcase), { signal }),
});

const homePageAddress = address('/api/home-page', {
  populate: { partner: { populate: { image: picture } }, contentBlocks, seo },
});

const slidesAddress = address('/api/slides', {
  populate: { image: picture, link: true },
  sort: 'weight:asc',
});

const productShowcaseAddress = address('/api/product-showcase', { populate: { products: productSummary } });
