import { queryOptions } from '@tanstack/react-query';
import { apiUrl, apiUrlOfEntry } from '#src/api/api-url.ts';
import { listedProduct, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const categoryContract = () => import('#src/contract/category.ts');
const productContract = () => import('#src/contract/product.ts');

/** Products per page, and the maximum page size of the backend (fixed by the customer). */
const pagination = { pageSize: 250 };

export const categoriesQuery = queryOptions({
  queryKey: ['product-categories'],
  queryFn: ({ signal }) =>
    request(categoriesUrl, async () => (await categoryContract()).parseCategories, { signal }),
});

export const categoryQuery = (url: string) =>
  queryOptions({
    queryKey: ['product-categories', url],
    queryFn: ({ signal }) =>
      request(categoryUrl(url), async () => (await categoryContract()).parseCategory, { signal }),
  });

/** One page of all products. The first is requested without a page number. */
export const productsQuery = (page: number) =>
  queryOptions({
    queryKey: page === 1 ? ['products'] : ['products', { page }],
    queryFn: ({ signal }) => request(productsUrl(page), productPageParser, { signal }),
  });

const productPageParser = async () => (await import('./product-page.ts')).parseProductPage;

/** Products of one category in the editor's order, with all specifications. */
export const productsOfCategoryQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['products', { categoryId }],
    queryFn: async ({ signal }) => {
      const { requestPages } = await import('#src/api/request-pages.ts');
      const parserOf = async () => (await productContract()).parseListedProducts;
      return requestPages((page) => productsOfCategoryUrl(categoryId, page), parserOf, { signal });
    },
  });

const categoriesUrl = apiUrl('/api/product-categories', {
  fields: 'name,url,summary',
  populate: { image: picture },
  sort: 'weight:asc',
  pagination,
});

const categoryUrl = (url: string) =>
  apiUrlOfEntry('/api/product-categories', url, { populate: { image: picture, facets: true, seo } });

const productsUrl = (page: number) =>
  apiUrl('/api/products', {
    fields: productSummary.fields,
    populate: {
      thumbnail: picture,
      category: { fields: 'name,url' },
      family: { fields: 'name,url,summary' },
    },
    sort: 'weight:asc',
    pagination: page === 1 ? pagination : { page, ...pagination },
  });

const productsOfCategoryUrl = (categoryId: number, page: number | undefined) =>
  apiUrl('/api/products', {
    filters: { category: { id: { $eq: categoryId } } },
    fields: `${listedProduct.fields},minimumOrderQuantity`,
    populate: { ...listedProduct.populate, priceBreaks: true, family: { fields: 'name,url,summary' } },
    sort: 'weight:asc',
    pagination: page === undefined ? pagination : { page, ...pagination },
  });
