import { queryOptions } from '@tanstack/react-query';
import { apiUrlOfEntry } from '#src/api/api-url.ts';
import { documentOfRecord, file, listedProduct, picture, productSummary, seo } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const productContract = () => import('#src/contract/product.ts');

export const productQuery = (url: string) =>
  queryOptions({
    queryKey: ['product', url],
    queryFn: ({ signal }) =>
      request(productUrl(url), async () => (await productContract()).parseProduct, { signal }),
  });

const reference = { fields: 'name,url' };

const productUrl = (url: string) =>
  apiUrlOfEntry('/api/products', url, {
    populate: {
      category: { ...reference, populate: { facets: { fields: 'specification,kind,unit' } } },
      family: {
        fields: 'name,summary,partNumberPrefix',
        populate: {
          products: {
            fields: `${listedProduct.fields},minimumOrderQuantity`,
            populate: { ...listedProduct.populate, priceBreaks: true },
            sort: 'weight',
          },
          addOns: { fields: 'code,name,price,workingDays', sort: 'weight' },
        },
      },
      specifications: true,
      thumbnail: picture,
      productImages: picture,
      drawings: picture,
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
