import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { postBasic } from './support/basic-pages';
import { aMarket, aPrice, inMarketOf } from './support/markets';
import { aProduct, Buyer } from './support/shop';
import { siteIn } from './support/site-languages';

siteIn('en', 'de');

const url = '/basic/market';

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({ code: 'us', currency: 'USD' });
});

describe('the choice of a market', () => {
  it('sets a cookie that scripts can read, and returns to the page', async () => {
    const { statusCode, headers } = await postBasic({ market: 'us', from: '/products?view=table' }, { url });
    expect([statusCode, headers.location]).toEqual([303, '/products?view=table']);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^market=us; path=\/; expires=/);
    expect(cookie.toLowerCase()).toContain('samesite=lax');
    expect(cookie.toLowerCase()).not.toContain('httponly');
  });

  it('returns to the page in its language', async () => {
    const { headers } = await postBasic({ market: 'us', from: '/products' }, { url: `/de${url}` });
    expect(headers.location).toBe('/de/produkte');
  });

  it.each(['', 'US', 'a b', '../x', 'x'.repeat(21), 'us; path=/'])(
    'removes the cookie for the code "%s"',
    async (market) => {
      const { statusCode, headers } = await postBasic({ market, from: '/' }, { url });
      expect(statusCode).toBe(303);
      expect(String(headers['set-cookie'])).toMatch(/^market=; /);
    },
  );

  it.each([
    ['nothing', ''],
    ['another host', '//evil.example'],
    ['another host with a backslash', '/\\evil.example'],
    ['another origin', 'https://evil.example'],
    ['a relative path', 'products'],
    ['a path of 3000 characters', `/${'x'.repeat(3000)}`],
  ])('returns to the home page instead of %s', async (_what, from) => {
    const { headers } = await postBasic({ market: 'us', from }, { url });
    expect(headers.location).toBe('/');
  });

  it('is not possible from another site, nor with a link', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await postBasic({ market: 'us', from: '/' }, { url, headers })).statusCode).toBe(403);
    const opened = await new Buyer().call(url);
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([404, undefined]);
  });
});

describe('responses in markets', () => {
  it('are cached once for all cookies that are no market', async () => {
    const list = '/api/products?pagination[pageSize]=1';
    await new Buyer().call(list);
    const { responses } = load('platform/cache/response-cache.js').responseCache.size();
    for (const market of ['US', 'mars', 'x'.repeat(100), '%F0%9F']) await inMarketOf(market).call(list);
    expect(load('platform/cache/response-cache.js').responseCache.size().responses).toBe(responses);
    await inMarketOf('us').call(list);
    expect(load('platform/cache/response-cache.js').responseCache.size().responses).toBe(responses + 1);
  });

  it('change after midnight if a price starts or ends, also after an outage of the database', async () => {
    const { strapi } = await aBackend();
    const { startPricesOfToday } = load('api/market/services/price-changes.js');
    const item = await aProduct();
    await aPrice('us', item, { price: 10, validTo: '2030-03-31' });
    const generation = () => load('platform/cache/response-cache.js').responseCache.size().generation;
    const at = (time: string) => startPricesOfToday(strapi, Date.parse(time));
    await at('2030-03-30T23:59:00Z');
    const before = generation();
    await at('2030-03-31T00:01:00Z');
    // The last day has only begun.
    expect(generation()).toBe(before);
    const broken = { db: { query: () => ({ count: () => Promise.reject(new Error('No database')) }) } };
    await expect(startPricesOfToday(broken, Date.parse('2030-04-01T00:00:30Z'))).rejects.toThrow(
      'No database',
    );
    await at('2030-04-01T00:01:30Z');
    expect(generation()).toBeGreaterThan(before);
    const after = generation();
    await at('2030-04-01T12:00:00Z');
    expect(generation()).toBe(after);
  });
});
