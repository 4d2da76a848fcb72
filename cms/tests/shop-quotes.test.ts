import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { aConfirmedCustomer, as, mailsTo } from './support/customers';
import { aPayment, moneyOf, orderPaid, ordersOf, pay, reconcile } from './support/payments';
import { answerQuote, aQuoteRequest, changeQuote, linkOf } from './support/quotes';
import { aCheckout, anOrderRequest, aProduct, Buyer, order, stockOf } from './support/shop';

const far = '2099-12-31';
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  await aBackend();
});

describe('a quote', () => {
  it('is answered by staff, visible only with its link, and ordered at its prices', async () => {
    const part = await aProduct({ price: 100 });
    const email = `${randomUUID()}@example.test`;
    const id = await aQuoteRequest({ email, lines: [{ partNumber: part, quantity: 4 }] });
    const quote = linkOf(id);
    expect((await see(quote)).json().data).toMatchObject({
      state: 'received',
      canOrder: false,
      subtotal: null,
    });
    await answerQuote(id, 81.5, { validUntil: far, noteToCustomer: 'Ex works.' });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`/quotes/${id}?token=${quote.token}`);
    expect((await see({ id, token: 'x' })).statusCode).toBe(404);
    expect((await see(quote)).json().data).toMatchObject({
      state: 'answered',
      note: 'Ex works.',
      lines: [{ partNumber: part, quantity: 4, unitPrice: 8150, lineTotal: 32_600 }],
      subtotal: 32_600,
      validUntil: far,
      canOrder: true,
    });
    const guest = new Buyer();
    await guest.put(part, 1);
    const response = await order(guest, { quote });
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data).toMatchObject({
      lines: [{ partNumber: part, quantity: 4, unitPrice: 8150, net: 32_600 }],
      totals: { subtotal: 32_600 },
    });
    expect(data.quoteReference).toMatch(/^Q-/);
    expect(await stockOf(part)).toEqual([6, 6]);
    // The cart is independent of it.
    expect((await guest.cart()).lines).toHaveLength(1);
    expect((await see(quote)).json().data).toMatchObject({ state: 'ordered', orderPath: data.statusPath });
  });

  it('is ordered once, however many people click at the same moment', async () => {
    const { quote, part } = await anAnswered(3);
    const data = await anOrderRequest(new Buyer(), { quote });
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => new Buyer().call('/shopping-cart/orders', { method: 'POST', data })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const rejected = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(rejected.map((response) => response.json().error.name))).toEqual(
      new Set(['OrderedAlreadyError']),
    );
    expect(await stockOf(part)).toEqual([7, 7]);
  });

  it('keeps its prices when the catalogue changes, and can contain items that are not in the catalogue', async () => {
    const part = await aProduct({ price: 100 });
    const lines = [
      { partNumber: part, quantity: 1 },
      { partNumber: 'Special bracket', quantity: 2 },
    ];
    const id = await aQuoteRequest({ lines });
    await answerQuote(id, 5, { validUntil: far });
    const { strapi } = await aBackend();
    await strapi.db
      .query('api::product.product')
      .updateMany({ where: { partNumber: part }, data: { price: 900, lifecycle: 'obsolete' } });
    const { data } = (await order(new Buyer(), { quote: linkOf(id) })).json();
    expect(data.totals.subtotal).toBe(1500);
    expect(data.lines.map(({ partNumber }: { partNumber: string }) => partNumber)).toEqual([
      part,
      'Special bracket',
    ]);
  });

  it('cannot be ordered after its last day, when it was taken back, or with another link', async () => {
    const { id, quote } = await anAnswered();
    expect((await totals({ ...quote, token: 'x'.repeat(43) })).statusCode).toBe(404);
    await changeQuote(id, { state: 'in-work' });
    expect((await totals(quote)).json().error.name).toBe('QuoteNotOpenError');
    await changeQuote(id, { state: 'answered', validUntil: tomorrow() });
    const data = await anOrderRequest(new Buyer(), { quote });
    await expire(Date.now() + 2 * day);
    const late = await new Buyer().call('/shopping-cart/orders', { method: 'POST', data });
    expect([late.statusCode, late.json().error.name]).toEqual([409, 'QuoteExpiredError']);
    expect((await see(quote)).json().data).toMatchObject({ state: 'expired', canOrder: false });
  });

  it('paid by card before it expired is ordered; a second payment is refunded', async () => {
    const { id, quote } = await anAnswered();
    const guest = new Buyer();
    const first = await aPayment(guest, { changes: { quote } });
    const second = await aPayment(guest, { changes: { quote } });
    await pay(first);
    await expire(Date.parse(far) + 2 * day);
    const placed = await orderPaid(guest, first, { quote });
    expect([placed.statusCode, placed.json().data?.payment.kind]).toEqual([201, 'card']);
    expect((await orderPaid(guest, first)).statusCode).toBe(404);
    await pay(second);
    await reconcile();
    await reconcile();
    expect([(await ordersOf(first)).length, (await ordersOf(second)).length]).toEqual([1, 0]);
    expect(await moneyOf(second)).toEqual({ captures: 1, refunds: 1 });
    expect((await see(linkOf(id))).json().data.state).toBe('ordered');
  });

  it('cannot be answered without prices or with a date in the past, nor declined without a reason', async () => {
    const id = await aQuoteRequest({ lines: [{ partNumber: 'APT', quantity: 1 }] });
    await expect(changeQuote(id, { state: 'answered' })).rejects.toThrow('Enter a price for each product.');
    await expect(answerQuote(id, 1, { validUntil: '2020-01-01' })).rejects.toThrow('in the future');
    await expect(changeQuote(id, { state: 'declined' })).rejects.toThrow('Enter a reason');
    await expect(changeQuote(id, { state: 'ordered' })).rejects.toThrow('set automatically');
    await answerQuote(id, 1);
    // The customer has received this price.
    await expect(answerQuote(id, 2, { staffNote: 'called' })).rejects.toThrow('"lines" cannot be changed');
    await answerQuote(id, 1, { staffNote: 'called' });
    expect((await see(linkOf(id))).json().data.subtotal).toBe(100);
  });

  it('is listed in the account of the customer who requested it, with its link', async () => {
    const { jwt, email } = await aConfirmedCustomer();
    const id = await aQuoteRequest({ email, lines: [{ partNumber: 'APT', quantity: 1 }] });
    await answerQuote(id, 1);
    const { data } = (await as(jwt, { method: 'GET', url: '/api/users/me/requests' })).json();
    expect(data).toMatchObject([
      { kind: 'quote', state: 'answered', quotePath: `/quotes/${id}?token=${linkOf(id).token}` },
    ]);
  });
});

const see = ({ id, token }: { id: string; token: string }) =>
  new Buyer().call(`/shopping-cart/quotes/${id}?token=${token}`);

const totals = (quote: object) =>
  new Buyer().call('/shopping-cart/orders/tax', { method: 'POST', data: { ...aCheckout, quote } });

const tomorrow = () => new Date(Date.now() + day).toISOString().slice(0, 10);

const expire = async (now: number) =>
  load('api/quote/services/quote-record.js').expireQuotes((await aBackend()).strapi, now);

async function anAnswered(quantity = 1) {
  const part = await aProduct({ price: 100 });
  const id = await aQuoteRequest({ lines: [{ partNumber: part, quantity }] });
  await answerQuote(id, 60, { validUntil: far });
  return { id, part, quote: linkOf(id) };
}
