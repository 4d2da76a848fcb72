import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aMarket, aPrice, inMarketOf } from './support/markets';
import { aCheckout, anAmericanAddress, aProduct, Buyer, order } from './support/shop';

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({
    code: 'us',
    currency: 'USD',
    countries: 'US',
    showsVat: false,
    acceptsCards: false,
    shipping: { code: 'us-ground', price: 25 },
  });
});

describe('a product in a market', () => {
  it('has the price, the breaks and the currency of its price list', async () => {
    const partNumber = await aProduct({ price: 100, priceBreaks: [{ quantity: 10, price: 90 }] });
    await aPrice('us', partNumber, { price: 129.5, priceBreaks: '10: 119\n50: 99.95' });
    expect(await read(partNumber, 'us')).toMatchObject({
      price: 129.5,
      currency: 'USD',
      priceBreaks: [
        { quantity: 10, price: 119 },
        { quantity: 50, price: 99.95 },
      ],
    });
    expect(await read(partNumber)).toMatchObject({ price: 100, currency: 'EUR' });
  });

  it('is on request without a price in the list, and the cart says so', async () => {
    const partNumber = await aProduct({ price: 100 });
    expect(await read(partNumber, 'us')).toMatchObject({ price: null, currency: 'USD' });
    const response = await inMarketOf('us').put(partNumber, 1);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toContain('on request');
  });

  it('has the price of the day', async () => {
    const partNumber = await aProduct();
    await aPrice('us', partNumber, { price: 80, validTo: '2020-12-31' });
    await aPrice('us', partNumber, { price: 90, validFrom: '2021-01-01', validTo: '2098-12-31' });
    await aPrice('us', partNumber, { price: 100, validFrom: '2099-01-01' });
    expect(await read(partNumber, 'us')).toMatchObject({ price: 90 });
  });

  it('has its own price for an unknown market', async () => {
    const partNumber = await aProduct({ price: 100 });
    expect(await read(partNumber, 'atlantis')).toMatchObject({ price: 100, currency: 'EUR' });
  });
});

describe('the cart', () => {
  it('is priced in the market in which it is read, and says in which currency lines were added', async () => {
    const partNumber = await aProduct({ price: 100 });
    await aPrice('us', partNumber, { price: 130 });
    const buyer = new Buyer();
    await buyer.put(partNumber, 2);
    expect(await buyer.cart()).toMatchObject({ currency: 'EUR', subtotal: 20_000, repricedFrom: [] });
    const abroad = inMarketOf('us', buyer);
    const cart = await abroad.cart();
    expect(cart).toMatchObject({ currency: 'USD', subtotal: 26_000, repricedFrom: ['EUR'] });
    // The price in euros cannot be compared with that in dollars.
    expect(cart.lines[0]).toMatchObject({ unitPrice: 13_000, addedUnitPrice: 13_000 });
    await abroad.put(partNumber, 3, { id: cart.lines[0].id });
    expect(await abroad.cart()).toMatchObject({ subtotal: 39_000, repricedFrom: [] });
  });

  it('keeps a line without a price in the new market', async () => {
    const partNumber = await aProduct({ price: 100 });
    const buyer = new Buyer();
    await buyer.put(partNumber, 1);
    const cart = await inMarketOf('us', buyer).cart();
    expect(cart.lines[0]).toMatchObject({ problem: 'on-request', lineTotal: 0, product: { name: /Probe/ } });
    expect(cart.subtotal).toBe(0);
  });
});

describe('an order', () => {
  it('has the currency, the shipping and the market of its cart', async () => {
    const partNumber = await aProduct({ price: 100 });
    await aPrice('us', partNumber, { price: 130 });
    const buyer = inMarketOf('us');
    await buyer.put(partNumber, 2);
    const placed = await order(buyer, { shippingAddress: anAmericanAddress, shippingMethod: 'us-ground' });
    // 260.00 + 25.00; Illinois: 6.25 % of 285.00 = 17.8125 → 17.81
    expect(placed.json()).toMatchObject({
      data: { totals: { currency: 'USD', subtotal: 26_000, shipping: 2500, tax: 1781, total: 30_281 } },
    });
    const { strapi } = await aBackend();
    const stored = await strapi.documents('api::order.order').findOne({ documentId: placed.json().data.id });
    expect(stored).toMatchObject({ market: 'us', currency: 'USD', total: 302.81 });
  });

  it('cannot be delivered to a country of another market', async () => {
    const partNumber = await aProduct({ price: 100 });
    await aPrice('us', partNumber, { price: 130 });
    const buyer = inMarketOf('us');
    await buyer.put(partNumber, 1);
    const data = { ...aCheckout, shippingMethod: 'us-ground' };
    const response = await buyer.call('/shopping-cart/orders/tax', { method: 'POST', data });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toContain('Ireland');
  });

  it('can be paid only as the market allows', async () => {
    const settings = await inMarketOf('us').call('/shopping-cart/settings');
    expect(settings.json().data).toMatchObject({
      currency: 'USD',
      countries: [{ code: 'US' }],
      payment: { purchaseOrder: true, card: null },
    });
  });
});

describe('the site', () => {
  it('lists the markets and names the current one', async () => {
    const { shop } = (await inMarketOf('us').call('/api/setting')).json().data;
    expect(shop.market).toBe('us');
    expect(shop.markets.map(({ code }: { code: string }) => code)).toEqual(['home', 'us']);
    expect(shop.vatPercent).toBeNull();
    expect((await new Buyer().call('/api/setting')).json().data.shop.market).toBe('home');
  });

  it('sends prices of other markets than the default one for no shared cache', async () => {
    const here = await new Buyer().call('/api/products');
    const abroad = await inMarketOf('us').call('/api/products');
    expect(here.headers['cache-control']).toBe('no-cache');
    expect(abroad.headers['cache-control']).toBe('private, no-cache');
  });
});

async function read(partNumber: string, market = '') {
  const url = `/api/products?filters[partNumber][$eq]=${partNumber}&populate[priceBreaks]=true`;
  const response = await new Buyer().call(market === '' ? url : `${url}&market=${market}`);
  return response.json().data[0];
}
