import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { paginationOf, requestPages } from '#src/api/request-pages.ts';

const contract = () => import('#src/contract/cart.ts');

/** All products with the data an order needs. Public, so it is stored on the device like the catalogue. */
export const orderablesQuery = queryOptions({
  queryKey: ['orderables'],
  queryFn: ({ signal }) =>
    requestPages(orderablesUrl, async () => (await contract()).parseOrderables, { signal }),
});

const orderablesUrl = (page: number | undefined) =>
  apiUrl('/api/products', {
    fields: 'name,url,partNumber,price,currency,minimumOrderQuantity,stock,leadTimeDays,lifecycle',
    populate: {
      priceBreaks: true,
      family: {
        fields: 'id',
        populate: { addOns: { fields: 'code,name,price,workingDays', sort: 'weight' } },
      },
    },
    sort: 'url',
    pagination: paginationOf(page),
  });
