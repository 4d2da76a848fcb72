import zlib from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, as } from './support/customers';

type Run = <T>(read: () => Promise<T>) => Promise<T>;
type Query = { action: string; params: { populate?: unknown } };
const list = (pageSize: number) => `/api/products?populate=*&pagination[pageSize]=${pageSize}`;

let backend: Backend;
/** How a list is read in this test. */
let readList: Run = (read) => read();
beforeAll(async () => {
  backend = await aBackend();
  backend.strapi.documents.use((context, next) => {
    const { action, params } = context as Query;
    return action === 'findMany' && params.populate !== undefined ? readList(async () => next()) : next();
  });
});
beforeEach(async () => {
  readList = (read) => read();
  await load('platform/cache/invalidation.js').announceChange(backend.strapi);
});

describe('lists with relations', () => {
  it('are compressed one at a time, so that only one is in memory as text', async () => {
    const most = countCompressions();
    await Promise.all([1, 2, 3].map((pageSize) => backend.get(list(pageSize))));
    expect(most()).toBe(1);
  });

  it('are read one at a time, also for a signed-in customer', async () => {
    const { jwt } = await aCustomer();
    const most = countReads();
    const own = [1, 2].map((pageSize) => as(jwt, { method: 'GET', url: list(pageSize) }));
    const responses = await Promise.all([...own, ...[3, 4].map((pageSize) => backend.get(list(pageSize)))]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(most()).toBe(1);
  });

  it('are not decompressed for those who waited for them', async () => {
    const decompress = vi.spyOn(zlib, 'brotliDecompress');
    onTestFinished(() => decompress.mockRestore());
    const get = () => backend.get(list(3), { 'accept-encoding': 'gzip' });
    const [first, second] = await Promise.all([get(), get()]);
    expect(decompress).not.toHaveBeenCalled();
    const later = await get();
    // Only the compressed body is stored.
    expect(decompress).toHaveBeenCalledOnce();
    expect([second.payload, later.payload]).toEqual([first.payload, first.payload]);
  });

  it('are not queued in an outage of the database, in which each of them fails', async () => {
    const outage = vi.spyOn(load('platform/database/outage.js'), 'outageSince').mockReturnValue(Date.now());
    onTestFinished(() => outage.mockRestore());
    const most = countReads();
    await Promise.all([1, 2].map((pageSize) => backend.get(list(pageSize))));
    expect(most()).toBe(2);
  });

  it('do not delay cached responses, other lists and single entries', async () => {
    await backend.get(list(1));
    const end = await beginSlowRead(list(2));
    const others = [
      list(1),
      '/api/products?pagination[pageSize]=250',
      '/api/products?populate=*&filters[url][$eq]=p-100-010',
      '/api/home-page?populate=*',
    ];
    for (const url of others) expect((await backend.get(url)).statusCode).toBe(200);
    expect((await end()).json().data).toHaveLength(2);
  });
});

/** Begins to read a list. The result ends the read and returns the response. */
async function beginSlowRead(url: string) {
  const { promise: isReading, resolve: begin } = aPromise();
  const { promise: isOver, resolve: end } = aPromise();
  readList = async (read) => {
    readList = (others) => others();
    begin();
    await isOver;
    return read();
  };
  const response = backend.get(url);
  await isReading;
  return () => {
    end();
    return response;
  };
}

function aPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

function countReads(): () => number {
  const counter = createCounter();
  readList = async (read) => {
    const end = counter.begin();
    // Like a database on another machine.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return read().finally(end);
  };
  return counter.most;
}

function countCompressions(): () => number {
  const counter = createCounter();
  const { brotliCompress } = zlib;
  const spy = vi.spyOn(zlib, 'brotliCompress').mockImplementation(((input, options, done) => {
    const end = counter.begin();
    brotliCompress(input, options, (error, result) => {
      end();
      done(error, result);
    });
  }) as typeof brotliCompress);
  onTestFinished(() => spy.mockRestore());
  return counter.most;
}

/** Counts how many are in progress, and how many there were at most. */
function createCounter() {
  let count = 0;
  let most = 0;
  return {
    begin() {
      count += 1;
      most = Math.max(most, count);
      return () => void (count -= 1);
    },
    most: () => most,
  };
}
