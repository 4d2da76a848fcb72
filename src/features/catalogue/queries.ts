import { queryOptions } from '@tanstack/react-query';
import { address, addressByUrl } from '#src/api/address.ts';
import { listedProduct, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const categoryContract = () => import('#src/contract/category.ts');
const productContract = () => import('#src/contract/product.ts');

/** A catalogue page, also the largest page the backend gives (fixed by the customer). */
const pagination = { pageSize: 250 };

export const categoriesQuery = queryOptions({
  queryKey: ['product-categories'],
  queryFn: ({ signal }) =>
    request(categoriesAddress, async () => (await categoryContract()).parseCategories, { signal }),
});

export const categoryQuery = (url: string) =>
  queryOptions({
    queryKey: ['product-categories', url],
    queryFn: ({ signal }) =>
      request(categoryAddress(url), async () => (await categoryContract()).parseCategory, { signal }),
  });

export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) =>
    request(productsAddress, async () => (await productContract()).parseProducts, { signal }),
});

/** Products of one category, in the order the editor gave them, with all specifications. */
export const productsOfCategoryQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['products', { categoryId }],
    queryFn: ({ signal }) =>
      request(
        productsOfCategoryAddress(categoryId),
        async () => (await productContract()).parseListedProducts,
        { signal },
      ),
  });

const categoriesAddress = address('/api/product-categories', {
  fields: 'name,url,summary',
  populate: { image: picture },
  sort: 'weight:asc',
  pagination,
});

const categoryAddress = (url: string) =>
  addressByUrl('/api/product-categories', url, { populate: { image: picture, facets: true, seo } });

const productsAddress = address('/api/products', {
  fields: productSummary.fields,
  populate: { thumbnail: picture, category: { fields: 'name,url' } },
  sort: 'weight:asc',
  pagination,
});

const productsOfCategoryAddress = (categoryId: number) =>
  address('/api/products', {
    filters: { category: { id: { $eq: categoryId } } },
    ...listedProduct,
    sort: 'weight:asc',
    pagination,
  });
