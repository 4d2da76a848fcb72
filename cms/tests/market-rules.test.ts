import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aMarket, aPrice } from './support/markets';
import { aProduct } from './support/shop';

const zones = 'api::shipping-zone.shipping-zone';

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'us', currency: 'USD', countries: 'US', shipping: { code: 'us-ground', price: 25 } });
  await aMarket({ code: 'ch', currency: 'CHF', countries: 'CH' });
});

describe('a shipping zone', () => {
  it('is not shared by markets with different currencies, whichever is saved', async () => {
    const { strapi } = await aBackend();
    const zone = await strapi.documents(zones).findFirst({ filters: { code: 'us-zone' } });
    const swiss = await strapi.documents('api::market.market').findFirst({ filters: { code: 'ch' } });
    const change: object = { shippingZones: [zone?.documentId] };
    const fromMarket = strapi
      .documents('api::market.market')
      .update({ documentId: swiss?.documentId ?? '', data: change });
    await expect(fromMarket).rejects.toThrow(/“us” would be in USD and CHF/);
    const connect: object = { markets: { connect: [swiss?.documentId] } };
    const fromZone = strapi.documents(zones).update({ documentId: zone?.documentId ?? '', data: connect });
    await expect(fromZone).rejects.toThrow(/Make a zone for each currency/);
    const after = await strapi
      .documents(zones)
      .findOne({ documentId: zone?.documentId ?? '', populate: ['markets'] });
    expect(after?.markets).toHaveLength(1);
  });
});

describe('a price', () => {
  it.each([
    [{ price: 10, priceBreaks: '10 pieces: 9' }, /instead of “10 pieces: 9”/],
    [{ price: 10, validFrom: '2027-02-01', validTo: '2027-01-01' }, /must not be before the first day/],
    [{ price: 10.999 }, /no more decimals than USD has/],
  ])('%o is rejected', async (fields, message) => {
    await expect(aPrice('us', await aProduct(), fields)).rejects.toThrow(message);
  });

  it('is rejected if the item has one for one of its days, but not if the other has ended', async () => {
    const item = await aProduct();
    await aPrice('us', item, { price: 10, validTo: '2026-12-31' });
    await expect(aPrice('us', item, { price: 11 })).rejects.toThrow(
      /already has a price .* until 2026-12-31/,
    );
    await expect(aPrice('us', item, { price: 11, validFrom: '2027-01-01' })).resolves.toBeDefined();
    await expect(aPrice('ch', item, { price: 12 })).resolves.toBeDefined();
  });

  it('keeps the currency of its list', async () => {
    const { strapi } = await aBackend();
    await aPrice('us', await aProduct(), { price: 10 });
    const list = await strapi.documents('api::market.price-list').findFirst({ filters: { currency: 'USD' } });
    const data: object = { currency: 'GBP' };
    const change = strapi
      .documents('api::market.price-list')
      .update({ documentId: list?.documentId ?? '', data });
    await expect(change).rejects.toThrow(/This list has prices/);
  });
});

describe('a market', () => {
  it.each(['Germany', 'DE, U', 'D3'])('with the countries "%s" is rejected', async (countries) => {
    await expect(aMarket({ code: 'de', countries })).rejects.toThrow(/two-letter country codes/);
  });

  it.each(['US', 'a', 'ü-market', 'a b'])('with the code "%s" is rejected', async (code) => {
    await expect(aMarket({ code })).rejects.toThrow(/code must match/);
  });
});
