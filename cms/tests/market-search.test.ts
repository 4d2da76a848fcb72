import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMarket, aPrice } from './support/markets';
import { theEngine } from './support/meilisearch';
import { aProduct } from './support/shop';

let backend: Backend;
let listed: string;
let unlisted: string;
let price: string;

beforeAll(async () => {
  backend = await aBackend();
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({ code: 'us', currency: 'USD' });
  await aMarket({ code: 'uk', currency: 'GBP' });
  listed = await aProduct({ price: 100 });
  unlisted = await aProduct({ price: 50 });
  price = await aPrice('us', listed, { price: 129.5 });
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
});

afterAll(() => load('api/search/services/embedded-index.js').useEngine(undefined));

describe('search results', () => {
  it('have the prices of the market, and none for what is not in its list', async () => {
    expect(await foundPrice(listed)).toEqual({ amountMinor: 10_000, currency: 'EUR' });
    expect(await foundPrice(listed, 'us')).toEqual({ amountMinor: 12_950, currency: 'USD' });
    expect(await foundPrice(listed, 'uk')).toBeNull();
    expect(await foundPrice(unlisted, 'us')).toBeNull();
    expect(await foundPrice(unlisted)).toEqual({ amountMinor: 5000, currency: 'EUR' });
  });
});

describe('the documents for the device', () => {
  it('have the prices of the market, and only changes are sent again', async () => {
    const { version, documents } = await sent({ market: 'us' });
    expect(priceIn(documents, listed)).toEqual({ amountMinor: 12_950, currency: 'USD' });
    expect(priceIn(documents, unlisted)).toBeNull();
    expect(await sent({ market: 'us', since: version })).toMatchObject({
      complete: false,
      documents: [],
      version,
    });
  });

  it('are all sent again after a switch of the market, in both directions', async () => {
    const abroad = await sent({ market: 'us' });
    const here = await sent({ since: abroad.version });
    expect(here.complete).toBe(true);
    expect(priceIn(here.documents, listed)).toEqual({ amountMinor: 10_000, currency: 'EUR' });
    expect(await sent({ market: 'us', since: here.version })).toMatchObject({
      complete: true,
      version: abroad.version,
    });
    expect(await sent({ market: 'uk', since: abroad.version })).toMatchObject({ complete: true });
    expect(await sent({ since: here.version })).toMatchObject({ complete: false, documents: [] });
  });

  it('are all sent again when a price of the list changes, to this market only', async () => {
    const before = await sent({ market: 'us' });
    const elsewhere = await sent({ market: 'uk' });
    const data: Record<string, unknown> = { price: 135 };
    await backend.strapi.documents('api::market.price').update({ documentId: price, data });
    const after = await sent({ market: 'us', since: before.version });
    expect(after.complete).toBe(true);
    expect(priceIn(after.documents, listed)).toEqual({ amountMinor: 13_500, currency: 'USD' });
    expect(await foundPrice(listed, 'us')).toEqual({ amountMinor: 13_500, currency: 'USD' });
    expect(await sent({ market: 'uk', since: elsewhere.version })).toMatchObject({ complete: false });
  });
});

type Document = { partNumber: string; price: unknown };

const priceIn = (documents: Document[], partNumber: string) =>
  documents.find((document) => document.partNumber === partNumber)?.price;

async function foundPrice(partNumber: string, market?: string) {
  const query = new URLSearchParams({ q: partNumber, ...(market && { market }) });
  const { hits } = (await backend.get(`/api/search/indexes/site/search?${query}`)).json();
  return priceIn(hits, partNumber);
}

async function sent(parameters: { market?: string; since?: string }) {
  return (await backend.get(`/api/search/documents?${new URLSearchParams(parameters)}`)).json();
}
