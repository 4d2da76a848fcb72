import { request, type ParserOf } from './request.ts';
import type { RequestOptions } from './transport.ts';

/** The largest page the backend gives (fixed by the customer). */
export const maxPageSize = 250;

/** What follows the first page is asked for so many pages at a time. */
const parallelPages = 4;

/**
 * Every entry of a collection, in pages of 250; the first is asked for without its number. Strapi orders by id what is
 * equal otherwise, so no entry falls between two pages.
 */
export async function requestPages<T>(
  urlOf: (page: number | undefined) => string,
  parserOf: ParserOf<T[]>,
  outgoing: RequestOptions,
): Promise<T[]> {
  const entries = await request(urlOf(undefined), parserOf, outgoing);
  let isFull = entries.length === maxPageSize;
  for (let page = 2; isFull; page += parallelPages) {
    const numbers = Array.from({ length: parallelPages }, (_, index) => page + index);
    const batches = await Promise.all(numbers.map((number) => request(urlOf(number), parserOf, outgoing)));
    entries.push(...batches.flat());
    isFull = batches.every((batch) => batch.length === maxPageSize);
  }
  return entries;
}

/** Of one page: what is asked of Strapi. */
export const paginationOf = (page: number | undefined) => ({
  ...(page === undefined ? {} : { page }),
  pageSize: maxPageSize,
});
