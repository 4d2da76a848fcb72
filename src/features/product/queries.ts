import { queryOptions } from '@tanstack/react-query';
import { address, addressByUrl } from '#src/api/address.ts';
import { documentOfRecord, file, listedProduct, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const productContract = () => import('#src/contract/product.ts');

export const productQuery = (url: string) =>
  queryOptions({
    queryKey: ['product', url],
    queryFn: ({ signal }) =>
      request(productAddress(url), async () => (await productContract()).parseProduct, { signal }),
  });

/** All part numbers with their pages, to find one in any spelling. */
export const partNumbersQuery = queryOptions({
  queryKey: ['part-numbers'],
  queryFn: ({ signal }) =>
    request(partNumbersAddress, async () => (await productContract()).parseProducts, { signal }),
});

const reference = { fields: 'name,url' };

const productAddress = (url: string) =>
  addressByUrl('/api/products', url, {
    populate: {
      category: reference,
      family: {
        fields: 'name,summary,partNumberPrefix',
        populate: { products: { ...listedProduct, sort: 'weight' } },
      },
      specifications: true,
      thumbnail: picture,
      productImages: picture,
      dataSheet: file,
      downloads: file,
      documents: documentOfRecord,
      priceBreaks: true,
      successor: reference,
      accessories: productSummary,
      relatedProducts: productSummary,
      seo,
    },
  });

const partNumbersAddress = address('/api/products', {
  fields: 'name,url,partNumber',
  pagination: { pageSize: 250 },
});
