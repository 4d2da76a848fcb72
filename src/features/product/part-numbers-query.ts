import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { paginationOf, requestPages } from '#src/api/request-pages.ts';
import { findByPartNumber, nearPartNumbers } from '#src/format/part-number.ts';
import { productsInText } from './part-numbers-in-text.ts';

const parserOf = async () => (await import('#src/contract/product.ts')).parseProducts;

/** All part numbers with the URLs of their products, to find one in any spelling. */
export const partNumbersQuery = queryOptions({
  queryKey: ['part-numbers'],
  queryFn: ({ signal }) => requestPages(partNumbersUrl, parserOf, { signal }),
});

/** The product with this part number, or similar ones. Only these are embedded in the page. */
export const partNumberQuery = (text: string) =>
  queryOptions({
    queryKey: ['part-number', text],
    queryFn: async ({ client }) => {
      const all = await client.fetchQuery(partNumbersQuery);
      const product = findByPartNumber(all, text) ?? null;
      return { product, near: product ? [] : nearPartNumbers(all, text) };
    },
    persister: undefined,
  });

/** The products whose part numbers occur in a text. */
export const namedInTextQuery = (text: string) =>
  queryOptions({
    queryKey: ['part-numbers-in', text],
    queryFn: async ({ client }) =>
      productsInText(text, await client.fetchQuery(partNumbersQuery)).map(({ url }) => url),
    persister: undefined,
  });

const partNumbersUrl = (page: number | undefined) =>
  apiUrl('/api/products', { fields: 'name,url,partNumber', pagination: paginationOf(page) });
