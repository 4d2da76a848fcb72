import { maxPageSize } from '#src/contract/page-size.ts';
import { inSteps } from './in-steps.ts';
import { request, type RequestOptions } from './request.ts';

/** After the first page, this many pages are requested in parallel. */
const parallelPages = 4;

/**
 * Fetches every entry of a collection, in pages of 250. The first page is requested without a page number. Strapi sorts equal
 * entries by id, so no entry is lost between two pages.
 */
export async function requestPages<T>(
  urlOf: (page: number | undefined) => string,
  parserOf: () => Promise<(body: unknown) => T[]>,
  options: RequestOptions,
): Promise<T[]> {
  const parserInSteps = async () => inSteps(await parserOf());
  const entries = await request(urlOf(undefined), parserInSteps, options);
  let isFull = entries.length === maxPageSize;
  for (let page = 2; isFull; page += parallelPages) {
    const numbers = Array.from({ length: parallelPages }, (_, index) => page + index);
    const batches = await Promise.all(
      numbers.map((number) => request(urlOf(number), parserInSteps, options)),
    );
    entries.push(...batches.flat());
    isFull = batches.every((batch) => batch.length === maxPageSize);
  }
  return entries;
}

/** Strapi's pagination parameters for one page. */
export const paginationOf = (page: number | undefined) => ({
  ...(page === undefined ? {} : { page }),
  pageSize: maxPageSize,
});
