import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aMarket, aPrice, inMarketOf } from './support/markets';
import { aCheckout, anAmericanAddress, anOrderRequest, aProduct, Buyer } from './support/shop';

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  // In the currency of the shop, so with the shipping zones of no market.
  await aMarket({ code: 'trade', currency: 'EUR' });
  await aMarket({ code: 'us', currency: 'USD', countries: 'US', shipping: { code: 'us-ground', price: 25 } });
  await aMarket({ code: 'yen', currency: 'JPY' });
});

describe('an order whose market changed after its totals were shown', () => {
  it('is rejected with the totals of the new market, which can be ordered', async () => {
    const { buyer, data } = await readyToOrder();
    buyer.market = 'trade';
    const rejected = await buyer.call('/shopping-cart/orders', { method: 'POST', data });
    expect([rejected.statusCode, rejected.json().error.name]).toEqual([409, 'CartChangedError']);
    const { totals, cart } = rejected.json().error.details;
    // 80.00 + 6.90 = 86.90; 23 % = 19.987 → 19.99
    expect(totals).toMatchObject({ currency: 'EUR', subtotal: 8000, tax: 1999, total: 10_689 });
    expect(cart).toMatchObject({ currency: 'EUR', subtotal: 8000 });
    const confirmed = { ...data, fingerprint: totals.fingerprint };
    const placed = await buyer.call('/shopping-cart/orders', { method: 'POST', data: confirmed });
    expect(placed.json().data).toMatchObject({ totals: { total: 10_689 } });
  });

  it('is rejected by the shipping method if the new market has others', async () => {
    const { buyer, data } = await readyToOrder({
      shippingAddress: anAmericanAddress,
      shippingMethod: 'na-express',
    });
    buyer.market = 'us';
    const rejected = await buyer.call('/shopping-cart/orders', { method: 'POST', data });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().error.details.errors[0].path).toEqual(['shippingMethod']);
  });

  it('is rejected when the price in the list changed', async () => {
    const { buyer, partNumber, price } = await readyToOrder();
    buyer.market = 'trade';
    const data = await anOrderRequest(buyer);
    const { strapi } = await aBackend();
    const change: object = { price: 85 };
    await strapi.documents('api::market.price').update({ documentId: price, data: change });
    const rejected = await buyer.call('/shopping-cart/orders', { method: 'POST', data });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().error.details.cart.lines).toMatchObject([{ partNumber, unitPrice: 8500 }]);
  });

  it('is placed once, in one of two markets, when both are sent at the same moment', async () => {
    const { buyer, data } = await readyToOrder();
    const other = inMarketOf('trade', buyer);
    const theirs = await anOrderRequest(other);
    const responses = await Promise.all([
      buyer.call('/shopping-cart/orders', { method: 'POST', data }),
      other.call('/shopping-cart/orders', { method: 'POST', data: theirs }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
});

describe('two markets with one price list', () => {
  it('have the same prices, and shipping of their own', async () => {
    await aMarket({ code: 'ca', listOf: 'us', countries: 'CA', shipping: { code: 'ca-ground', price: 40 } });
    const partNumber = await aProduct();
    await aPrice('us', partNumber, { price: 130 });
    const canadian = { country: 'CA', state: 'ON', city: 'Ottawa', postalCode: 'K1A 0B1' };
    for (const [market, changes, price] of [
      ['us', {}, 2500],
      ['ca', canadian, 4000],
    ] as const) {
      const buyer = inMarketOf(market);
      await buyer.put(partNumber, 1);
      expect(await buyer.cart()).toMatchObject({ currency: 'USD', subtotal: 13_000 });
      const data = { shippingAddress: { ...anAmericanAddress, ...changes } };
      const { methods } = (
        await buyer.call('/shopping-cart/orders/shipping', { method: 'POST', data })
      ).json().data;
      expect(methods).toMatchObject([{ price, currency: 'USD' }]);
    }
  });
});

describe('a market in another currency without shipping zones of its own', () => {
  it('delivers nowhere, and says so', async () => {
    const partNumber = await aProduct();
    await aPrice('yen', partNumber, { price: 13_000 });
    const buyer = inMarketOf('yen');
    await buyer.put(partNumber, 1);
    const response = await buyer.call('/shopping-cart/orders/tax', { method: 'POST', data: aCheckout });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toBe('We do not deliver to Ireland.');
    expect((await buyer.call('/shopping-cart/settings')).json().data.countries).toEqual([]);
  });
});

/** A cart whose totals were shown in the first market. */
async function readyToOrder(changes: object = {}) {
  const partNumber = await aProduct({ price: 100 });
  const price = await aPrice('trade', partNumber, { price: 80 });
  await aPrice('us', partNumber, { price: 130 });
  const buyer = new Buyer();
  await buyer.put(partNumber, 1);
  return { buyer, partNumber, price, data: await anOrderRequest(buyer, changes) };
}
