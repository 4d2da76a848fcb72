import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overHttp, setTransport } from '#src/api/send.ts';
import { aDocument } from '#src/search/fake-document.ts';
import type { Money } from '#src/contract/money.ts';
import { readCatalogue, updateCatalogue } from './device-catalogue.ts';
import { suggestOnDevice, updateDevice } from './device-index.ts';

const prices: Record<string, Money> = {
  '': { amountMinor: 9500, currency: 'EUR' },
  us: { amountMinor: 11_400, currency: 'USD' },
};
let requested: URLSearchParams[] = [];

let previous = overHttp;
afterEach(() => void setTransport(previous));
beforeEach(() => {
  // Other tests in this worker may have started the server entry.
  previous = setTransport(overHttp);
  requested = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: { request: (_name: string, act: () => unknown) => act() } });
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams } = new URL(path, 'http://site');
    requested.push(searchParams);
    const market = searchParams.get('market') ?? '';
    const isKnown = searchParams.get('since') === `version-${market}`;
    const documents = isKnown ? [] : [aDocument({ title: 'Probe', price: prices[market] ?? null })];
    return Response.json({ version: `version-${market}`, documents, complete: !isKnown });
  });
});

const savedPrices = async (market: string) =>
  (await readCatalogue(market))?.entries.map((entry) => 'price' in entry && entry.price);

it('has the prices of the market for which it was requested', async () => {
  await updateCatalogue('us');
  expect(await savedPrices('us')).toEqual([prices.us]);
  await updateCatalogue('us');
  expect(requested.map(String)).toEqual(['market=us', 'since=version-us&market=us']);
  expect(await savedPrices('us')).toEqual([prices.us]);
});

it('is not used in another market until it has been updated there', async () => {
  await updateCatalogue('us');
  expect(await savedPrices('')).toBeUndefined();
  await updateCatalogue('');
  expect(String(requested.at(-1))).toBe('since=version-us');
  expect(await savedPrices('')).toEqual([prices['']]);
  expect(await savedPrices('us')).toBeUndefined();
});

it('is not used from memory in another market either', async () => {
  await updateDevice('us');
  expect(await suggestOnDevice('proeb', 'us')).toEqual(['probe']);
  expect(await suggestOnDevice('proeb', '')).toBeNull();
  await updateDevice('');
  expect(await suggestOnDevice('proeb', '')).toEqual(['probe']);
});
