import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';
import { theEngine } from './support/meilisearch';

const site = '/api/search/indexes/site/search';

let backend: Backend;
let server: Server;
let client: Meilisearch;

beforeAll(async () => {
  backend = await aBackend();
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await indexed();
  server = createServer(backend.strapi.server.app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = new Meilisearch({ host: `http://127.0.0.1:${port}/api/search` });
});

afterAll(async () => {
  load('api/search/services/embedded-index.js').useEngine(undefined);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("Meilisearch's client with our own endpoint", () => {
  it('searches with highlighting, cropping, facets and filters', async () => {
    const result = await client.index('site').search('p100 010', {
      attributesToHighlight: ['*'],
      facets: ['kind'],
      filter: 'kind = product',
      limit: 1,
    });
    expect(result.hits[0]).toMatchObject({ kind: 'product', url: '/products/p-100-010' });
    expect(JSON.stringify(result.hits[0]?._formatted)).toContain('<em>');
    expect(result).toMatchObject({ limit: 1, offset: 0, query: 'p100 010' });
    expect(result.facetDistribution?.kind?.product).toBeGreaterThan(0);
  });

  it('searches by URL with the same results', async () => {
    const options = { limit: 3, filter: 'kind = product', facets: ['kind'], attributesToHighlight: ['*'] };
    const byUrl = await client.index('site').searchGet('p', options);
    const byBody = await client.index('site').search('p', options);
    expect(byUrl.hits).toEqual(byBody.hits);
    expect(byUrl.facetDistribution).toEqual(byBody.facetDistribution);
    expect(byUrl.hits.length).toBeGreaterThan(0);
  });

  it.each([
    ['index_not_found', 404, () => client.index('other').search('')],
    ['invalid_search_filter', 400, () => client.index('site').search('', { filter: 'color = red' })],
    ['invalid_search_filter', 400, () => client.index('site').search('', { filter: ['kind = product'] })],
    ['invalid_search_facets', 400, () => client.index('site').search('', { facets: ['color'] })],
    ['invalid_search_limit', 400, () => client.index('site').search('', { limit: -1 })],
    ['invalid_search_limit', 400, () => client.index('site').searchGet('', { limit: 1.5 })],
    ['invalid_search_crop_length', 400, () => client.index('site').search('', { cropLength: -1 })],
    ['bad_request', 400, () => client.index('site').search('', { distinct: 'title' })],
  ])('returns %s', async (code, status, search) => {
    const error = await search().then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(error).toMatchObject({
      cause: {
        code,
        link: expect.stringContaining(code),
        message: expect.any(String),
        type: expect.any(String),
      },
      response: { status },
    });
  });
});

describe('a search response', () => {
  it('is cached, compressed, and has an ETag', async () => {
    const url = `${site}?q=probe&attributesToHighlight=*`;
    const { headers } = await backend.get(url, { 'accept-encoding': 'br' });
    const again = await backend.get(url, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('suggests the intended word', async () => {
    await publishProduct(backend, 'p-100-010', { summary: 'Quixotic resonator.' });
    await indexed();
    expect((await backend.get('/api/search/suggestions?q=resonatr')).json()).toEqual({
      suggestions: ['resonator'],
    });
  });

  it('is rejected for a client that sends too many requests in a minute', async () => {
    const { countSearch } = load('api/search/services/endpoint/search-limit.js');
    const search = (ip: string, now: number) => countSearch(backend.strapi, ip, { most: 3, now });
    for (let count = 0; count < 3; count += 1) search('192.0.2.1', 0);
    expect(() => search('192.0.2.1', 59_999)).toThrow('Too many search requests');
    expect(() => search('192.0.2.2', 59_999)).not.toThrow();
    expect(() => search('192.0.2.1', 60_000)).not.toThrow();
  });
});

async function indexed(): Promise<void> {
  await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
}
