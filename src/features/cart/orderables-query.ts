import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { paginationOf, requestPages } from '#src/api/request-pages.ts';

const contract = () => import('#src/contract/cart.ts');

/** All products with what an order needs to know of them. Public, so it is kept on the device like the catalogue. */
export const orderablesQuery = queryOptions({
  queryKey: ['orderables'],
  queryFn: ({ signal }) =>
    requestPages(orderablesUrl, async () => (await contract()).parseOrderables, { signal }),
});

const orderablesUrl = (page: number | undefined) =>
  apiUrl('/api/products', {
    fields: 'name,url,partNumber,price,currency,minimumOrderQuantity,stock,leadTimeDays,lifecycle',
    populate: { priceBreaks: true },
    sort: 'id',
    pagination: paginationOf(page),
  });
