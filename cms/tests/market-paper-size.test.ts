import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aMarket, aPrice, inMarketOf } from './support/markets';
import { read } from './support/pdf-items';
import { answerQuote, aQuoteRequest, linkOf } from './support/quotes';
import { anAddress, aProduct, Buyer, changeOrder, order } from './support/shop';

const letter = [612, 792];
const a4 = [595, 842];

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({
    code: 'us',
    currency: 'USD',
    paperSize: 'us_letter',
    countries: 'IE',
    shipping: { code: 'us-ground', price: 25 },
  });
});

it('typesets the PDFs of an order in the paper size of its market, wherever they are read', async () => {
  const { id, buyer, pathOf } = await anOrder('us', 'us-ground');
  for (const state of ['approved', 'in-production', 'shipped']) await changeOrder(id, { state });
  buyer.market = 'home';
  for (const kind of ['confirmation', 'invoice', 'packing-slip'])
    expect(await sizeOf(buyer, pathOf(kind))).toEqual(letter);
});

it('keeps A4 for the orders of other markets', async () => {
  const { buyer, pathOf } = await anOrder('home', 'ie-standard');
  buyer.market = 'us';
  expect(await sizeOf(buyer, pathOf('confirmation'))).toEqual(a4);
});

it('typesets quotes in the paper size of their market', async () => {
  const partNumber = await aProduct({ price: 100 });
  for (const [market, size] of [
    ['us', letter],
    ['home', a4],
    ['', a4],
  ] as const) {
    const lines = [{ partNumber, quantity: 4 }];
    const id = await aQuoteRequest({ email: `${randomUUID()}@example.test`, lines, more: { market } });
    await answerQuote(id, 80);
    const { token } = linkOf(id);
    expect(await sizeOf(new Buyer(), `/shopping-cart/quotes/${id}/pdf?token=${token}`)).toEqual(size);
  }
});

async function anOrder(market: string, shippingMethod: string) {
  const partNumber = await aProduct({ price: 100 });
  await aPrice('us', partNumber, { price: 130 });
  const buyer = inMarketOf(market);
  await buyer.put(partNumber, 2);
  const placed = await order(buyer, { shippingAddress: anAddress, shippingMethod });
  const { id, documents } = placed.json().data;
  const confirmation: string = documents[0].path;
  return { id: String(id), buyer, pathOf: (kind: string) => confirmation.replace('confirmation', kind) };
}

async function sizeOf(buyer: Buyer, path: string): Promise<number[] | undefined> {
  const response = await buyer.call(path);
  expect(response.statusCode).toBe(200);
  return (await read(response.rawPayload)).sizes[0];
}
