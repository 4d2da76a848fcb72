import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { mailsTo } from './support/customers';
import { sendForm } from './support/forms';
import { aMarket, aPrice, inMarketOf } from './support/markets';
import { pdfText } from './support/pdf-items';
import { answerQuote, aQuoteRequest, changeQuote, linkOf } from './support/quotes';
import { aCheckout, anOrderRequest, anAmericanAddress, aProduct, Buyer } from './support/shop';

const inDollars = { market: 'us', currency: 'USD' };
const american = { shippingAddress: anAmericanAddress, shippingMethod: 'us-ground' };

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({
    code: 'us',
    currency: 'USD',
    countries: 'US',
    shipping: { code: 'us-ground', price: 25 },
  });
});

describe('a quote that was requested in another market', () => {
  it('is stored, mailed, printed and ordered in its currency, whichever market the customer opens it in', async () => {
    const partNumber = await aProduct({ price: 100 });
    await aPrice('us', partNumber, { price: 130 });
    const email = `${randomUUID()}@example.test`;
    const form = {
      kind: 'quote',
      name: 'Ada Byron',
      email,
      country: 'US',
      message: 'Please quote.',
      privacy: true,
    };
    const sent = await sendForm(
      { ...form, lines: [{ partNumber, quantity: 2 }] },
      { url: '/api/contact-forms?market=us' },
    );
    const id = String(sent.json().data.documentId);
    // Staff have no cookie of a market.
    await answerQuote(id, 119.5, { country: 'US' });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('US$239.00');
    const quote = linkOf(id);
    for (const buyer of [new Buyer(), inMarketOf('home'), inMarketOf('us')]) {
      expect((await see(buyer, quote)).json().data).toMatchObject({
        currency: 'USD',
        subtotal: 23_900,
        shipping: { price: 2500 },
        canOrder: true,
      });
      const pdf = await buyer.call(`/shopping-cart/quotes/${quote.id}/pdf?token=${quote.token}`);
      const text = await pdfText(pdf.rawPayload);
      expect(text).toContain('US$239.00');
      expect(text).not.toContain('€');
    }
    const customer = inMarketOf('home');
    const data = await anOrderRequest(customer, { quote, ...american });
    const placed = await customer.call('/shopping-cart/orders', { method: 'POST', data });
    // 239.00 + 25.00; Illinois: 6.25 % of 264.00 = 16.50
    const totals = { currency: 'USD', subtotal: 23_900, shipping: 2500, tax: 1650, total: 28_050 };
    expect(placed.json().data).toMatchObject({ totals });
    const { strapi } = await aBackend();
    const stored = await strapi.documents('api::order.order').findOne({ documentId: placed.json().data.id });
    expect(stored).toMatchObject({ market: 'us', currency: 'USD', total: 280.5 });
  });

  it('keeps its market and currency when staff save it', async () => {
    const id = await aQuoteRequest({
      lines: [{ partNumber: await aProduct(), quantity: 1 }],
      more: inDollars,
    });
    await expect(changeQuote(id, { currency: 'EUR' })).rejects.toThrow('"currency" cannot be changed');
    await expect(changeQuote(id, { market: 'home' })).rejects.toThrow('"market" cannot be changed');
  });
});

describe('a quote from before there were markets', () => {
  it('is in the currency of the shop, with its shipping, also with the cookie of another market', async () => {
    const partNumber = await aProduct({ price: 100 });
    const id = await aQuoteRequest({ lines: [{ partNumber, quantity: 1 }], more: { country: 'IE' } });
    await answerQuote(id, 95);
    const abroad = inMarketOf('us');
    expect((await see(abroad, linkOf(id))).json().data).toMatchObject({
      currency: 'EUR',
      subtotal: 9500,
      shipping: { price: 690 },
    });
    const data = { ...aCheckout, quote: linkOf(id) };
    const response = await abroad.call('/shopping-cart/orders/tax', { method: 'POST', data });
    // 95.00 + 6.90 = 101.90; 23 % = 23.437 → 23.44
    expect(response.json().data).toMatchObject({ currency: 'EUR', shipping: 690, tax: 2344, total: 12_534 });
  });
});

describe('a quote whose market was deleted', () => {
  it('is still shown in its currency, and cannot be ordered in another one', async () => {
    await aMarket({ code: 'closing', currency: 'CHF', countries: 'CH' });
    const id = await aQuoteRequest({
      lines: [{ partNumber: await aProduct({ price: 100 }), quantity: 1 }],
      more: { market: 'closing', currency: 'CHF', country: 'CH' },
    });
    await answerQuote(id, 120);
    const { strapi } = await aBackend();
    const market = await strapi.documents('api::market.market').findFirst({ filters: { code: 'closing' } });
    await strapi.documents('api::market.market').delete({ documentId: String(market?.documentId) });
    expect((await see(new Buyer(), linkOf(id))).json().data).toMatchObject({
      currency: 'CHF',
      subtotal: 12_000,
      shipping: null,
      canOrder: false,
    });
    const data = { ...aCheckout, quote: linkOf(id) };
    const response = await new Buyer().call('/shopping-cart/orders/tax', { method: 'POST', data });
    expect([response.statusCode, response.json().error.name]).toEqual([409, 'QuoteNotOpenError']);
    expect(response.json().error.message).toContain('CHF');
  });
});

const see = (buyer: Buyer, { id, token }: { id: string; token: string }) =>
  buyer.call(`/shopping-cart/quotes/${id}?token=${token}`);
