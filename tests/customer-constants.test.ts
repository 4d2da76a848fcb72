import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type Transport } from '#src/api/send.ts';
import { createQueryClient } from '#src/cache/query-client.ts';
import type { ApiResponse } from '#src/api/api-response.ts';
import { accountQuery, devicesQuery, sentRequestsQuery } from '#src/features/account/queries.ts';
import { categoriesQuery, productsOfCategoryQuery, productsQuery } from '#src/features/catalogue/queries.ts';
import { buyerQuery } from '#src/features/checkout/queries.ts';
import { contactsQuery } from '#src/features/contacts/queries.ts';
import { orderQuery, ordersQuery } from '#src/features/orders/queries.ts';
import { quoteQuery } from '#src/features/orders/quote-query.ts';
import { slidesQuery } from '#src/features/home/queries.ts';
import { newsQuery } from '#src/features/news/queries.ts';
import { partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import { serviceRequestQuery } from '#src/features/service-status/queries.ts';
import { menuQuery } from '#src/features/site/queries.ts';
import { videosQuery } from '#src/features/videos/queries.ts';

const minute = 60_000;

let shared: Transport;
/** The URL of each request and its time, in milliseconds since the start of the test. */
let requests: { url: URL; atMs: number }[] = [];
/** Undefined: there is no connection. */
let response: ApiResponse | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  requests = [];
  response = undefined;
  shared = setTransport((path) => {
    requests.push({ url: new URL(path, 'https://shop.example'), atMs: Date.now() });
    return Promise.resolve(response);
  });
});
afterEach(() => {
  setTransport(shared);
  vi.useRealTimers();
});

describe('a read the customer fixed', () => {
  const byWeight = ['weight:asc'];
  it.each([
    { name: 'all products', query: productsQuery(1), path: '/api/products', pageSize: '250', sort: byWeight },
    {
      name: 'the products of a category',
      query: productsOfCategoryQuery(7),
      path: '/api/products',
      pageSize: '250',
      sort: byWeight,
    },
    {
      name: 'the categories',
      query: categoriesQuery,
      path: '/api/product-categories',
      pageSize: '250',
      sort: byWeight,
    },
    { name: 'the part numbers', query: partNumbersQuery, path: '/api/products', pageSize: '250', sort: [] },
    { name: 'the slides', query: slidesQuery, path: '/api/slides', pageSize: null, sort: byWeight },
    { name: 'the videos', query: videosQuery, path: '/api/videos', pageSize: '250', sort: byWeight },
    {
      name: 'the news, newest first',
      query: newsQuery,
      path: '/api/news-articles',
      pageSize: '250',
      sort: ['createdAt:desc'],
    },
    {
      name: 'the contacts by region',
      query: contactsQuery,
      path: '/api/company-contacts',
      pageSize: '250',
      sort: ['region:asc', 'weight:asc'],
    },
  ])('requests $name in the fixed order and page size', async ({ query, path, pageSize, sort }) => {
    const { pathname, searchParams } = await firstRequest(query);
    expect(pathname).toBe(path);
    expect(searchParams.get('pagination[pageSize]')).toBe(pageSize);
    expect(sortOf(searchParams)).toEqual(sort);
  });

  it('filters products by the id of their category', async () => {
    const { searchParams } = await firstRequest(productsOfCategoryQuery(7));
    expect(searchParams.get('filters[category][id][$eq]')).toBe('7');
  });

  it('requests the primary menu as the tree with id 1', async () => {
    const { pathname, searchParams } = await firstRequest(menuQuery);
    expect(pathname).toBe('/api/navigation/render/1');
    expect(searchParams.get('type')).toBe('TREE');
  });
});

describe('the query cache', () => {
  const privateReads = [
    { name: 'the orders', query: ordersQuery('', 1) },
    { name: 'an order', query: orderQuery('o1', 'token') },
    { name: 'a quote', query: quoteQuery('q1', 'token') },
    { name: 'a service request', query: serviceRequestQuery('token') },
    { name: 'the customer in the checkout', query: buyerQuery('u1') },
    { name: 'the account', query: accountQuery },
    { name: 'the requests of the account', query: sentRequestsQuery },
    { name: 'the devices of the account', query: devicesQuery },
  ];
  const reads = [{ name: 'the site', query: menuQuery }, ...privateReads];

  it.each(reads)('retries to read $name three times, after 1, 2 and 4 seconds', async ({ query }) => {
    expect(await timesOfRequests(query)).toEqual([0, 1000, 3000, 7000]);
  });

  it.each(reads)('retries to read $name three times if the server is unavailable', async ({ query }) => {
    response = failed(503);
    expect(await timesOfRequests(query)).toEqual([0, 1000, 3000, 7000]);
  });

  it.each(privateReads)('requests $name once if the server rejects the request', async ({ query }) => {
    response = failed(403);
    expect(await timesOfRequests(query)).toEqual([0]);
  });

  it('never waits longer than 30 seconds between two attempts', async () => {
    const read = createQueryClient()
      .fetchQuery({ ...menuQuery, retry: 8 })
      .catch(() => 'gave up');
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(await read).toBe('gave up');
    const waits = requests.slice(1).map(({ atMs }, index) => atMs - (requests[index]?.atMs ?? 0));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('treats a response as fresh for 5 minutes and requests it again after that', async () => {
    let reads = 0;
    const client = createQueryClient();
    const query = { queryKey: ['fresh'], queryFn: () => Promise.resolve((reads += 1)) };
    await client.fetchQuery(query);
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    expect(await client.fetchQuery(query)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await client.fetchQuery(query)).toBe(2);
  });
});

async function firstRequest(query: { queryKey: readonly unknown[] }): Promise<URL> {
  const client = createQueryClient();
  client.fetchQuery({ ...query, retry: false }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  const [first] = requests;
  if (!first) throw new Error('Nothing was requested.');
  return first.url;
}

/** In milliseconds since the first. */
async function timesOfRequests(query: { queryKey: readonly unknown[] }): Promise<number[]> {
  // Like a page; `fetchQuery` alone does not retry by default.
  const stop = new QueryObserver(createQueryClient(), query).subscribe(() => undefined);
  // In steps, because the clock does not wait while a parser is imported.
  for (let second = 0; second < 20; second += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
  }
  stop();
  return requests.map(({ atMs }) => atMs);
}

function failed(status: number): ApiResponse {
  const error = { status, name: 'Error', message: 'The request failed.', details: {} };
  return { status, body: { data: null, error } };
}

/** Strapi accepts `sort=a` and `sort[0]=a`. */
function sortOf(searchParams: URLSearchParams): string[] {
  return [...searchParams].filter(([name]) => /^sort(?:\[\d+\])?$/.test(name)).map(([, value]) => value);
}
