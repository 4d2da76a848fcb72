import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { aMarket, aPrice, inMarketOf } from './support/markets';
import { aPayment, orderPaid, pay, reconcile, startPayment } from './support/payments';
import { pdfText } from './support/pdf-items';
import { creditNotesAt, mailsOf, orderUid, reason, refundedAt } from './support/refunds';
import { anAddress, aProduct, Buyer, changeOrder, mailsAbout, order } from './support/shop';

const japanese = {
  shippingAddress: {
    ...anAddress,
    line1: '1-1 Chiyoda',
    city: 'Chiyoda-ku',
    state: 'Tokyo',
    postalCode: '100-0001',
    country: 'JP',
    phone: '+81 3 1234 5678',
  },
  shippingMethod: 'jp-express',
};
const kuwaiti = {
  shippingAddress: {
    ...anAddress,
    line1: 'Block 1, Street 2',
    city: 'Kuwait City',
    postalCode: '13001',
    country: 'KW',
    phone: '+965 2222 1234',
  },
  shippingMethod: 'kw-air',
};

beforeAll(async () => {
  await aBackend();
  await aMarket({ code: 'home', weight: 1 });
  await aMarket({ code: 'usd', currency: 'USD' });
  await aMarket({
    code: 'jp',
    currency: 'JPY',
    countries: 'JP',
    shipping: { code: 'jp-express', price: 2500 },
  });
  await aMarket({ code: 'kw', currency: 'KWD', countries: 'KW', shipping: { code: 'kw-air', price: 4.75 } });
});

describe('a currency without decimals', () => {
  it('has whole prices in the cart, the order, its e-mail, its PDF and the export', async () => {
    const { buyer, partNumber } = await tenFor('jp', { price: 12_800, priceBreaks: '10: 11900' });
    // 10 × 11,900 = 119,000; + 2,500; exported
    expect(await buyer.cart()).toMatchObject({ currency: 'JPY', subtotal: 119_000 });
    const placed = (await order(buyer, japanese)).json().data;
    expect(placed.totals).toMatchObject({ currency: 'JPY', shipping: 2500, tax: 0, total: 121_500 });
    expect(await stored(placed.id)).toMatchObject({ total: 121_500, lines: [{ unitPrice: 11_900 }] });
    const texts = [await mailOf(placed.number), await pdfOf(placed.documents[0].path)];
    for (const text of texts) {
      expect(text).toMatch(/¥\s?121,500(?![.\d])/);
      expect(text).toMatch(/¥\s?11,900(?![.\d])/);
    }
    expect(await exportedRow(placed.number)).toContain(`,JPY,121500,0,${partNumber},10,,11900,119000,0.0,0`);
  });

  it('is charged and refunded at Stripe as it is, with a credit note', async () => {
    const { buyer, partNumber } = await tenFor('jp', { price: 12_800, priceBreaks: '10: 11900' });
    const started = await aPayment(buyer, { changes: japanese });
    expect(started).toMatchObject({ total: 121_500, currency: 'JPY' });
    await pay(started);
    const { stripe } = load('api/payment/services/payments.js').payments((await aBackend()).strapi);
    const intent = await stripe.paymentIntents.retrieve(started.paymentIntent);
    expect(intent).toMatchObject({ amount: 121_500, amount_received: 121_500, currency: 'jpy' });
    const { id, number, statusPath } = (await orderPaid(buyer, started, japanese)).json().data;
    await expect(changeOrder(id, { refunds: [{ amount: 11_900.5, reason }] })).rejects.toThrow(
      'Enter the quantities to refund',
    );
    await changeOrder(id, { refunds: [{ lines: [{ partNumber, quantity: 3 }], reason }] });
    await reconcile();
    // 3 × 11,900
    expect(await refundedAt(started)).toEqual([35_700]);
    const [mail] = await mailsOf(number, 'partial refund');
    expect(mail).toMatch(/¥\s?35,700(?![.\d])/);
    const [note] = await creditNotesAt(statusPath);
    const text = await pdfText((await new Buyer().call(String(note?.path))).rawPayload);
    expect(text).toMatch(/¥\s?35,700(?![.\d])/);
  });
});

describe('a price with more decimals than its currency', () => {
  it.each([
    ['jp', { price: 99.5 }, 'Enter no more decimals than JPY has.'],
    ['jp', { price: 99, priceBreaks: '10: 89.5' }, 'Enter no more decimals than JPY has.'],
    ['usd', { price: 1.005 }, 'Enter no more decimals than USD has.'],
  ])('is rejected: %s %o', async (market, price, message) => {
    await expect(aPrice(market, await aProduct(), price)).rejects.toThrow(message);
  });
});

describe('a currency with three decimals', () => {
  it('has them in the cart, the order, its e-mail, its PDF and the export', async () => {
    const { buyer, partNumber } = await tenFor('kw', { price: 31.255, priceBreaks: '10: 29.505' });
    // 10 × 29.505 = 295.050; + 4.750; exported
    expect(await buyer.cart()).toMatchObject({ currency: 'KWD', subtotal: 295_050 });
    const placed = (await order(buyer, kuwaiti)).json().data;
    expect(placed.totals).toMatchObject({ currency: 'KWD', shipping: 4750, tax: 0, total: 299_800 });
    expect(await stored(placed.id)).toMatchObject({ total: 299.8, lines: [{ unitPrice: 29.505 }] });
    const texts = [await mailOf(placed.number), await pdfOf(placed.documents[0].path)];
    for (const text of texts) {
      expect(text).toMatch(/KWD\s?299\.800(?!\d)/);
      expect(text).toMatch(/KWD\s?29\.505(?!\d)/);
    }
    expect(await exportedRow(placed.number)).toContain(`,KWD,299.8,0,${partNumber},10,,29.505,295.05,0.0,0`);
  });

  it('cannot be paid by card, because Stripe takes multiples of ten of its smallest unit only', async () => {
    const { buyer } = await tenFor('kw', { price: 31.255 });
    const settings = (await buyer.call('/shopping-cart/settings')).json().data;
    expect(settings.payment).toEqual({ purchaseOrder: true, card: null });
    const response = await startPayment(buyer, crypto.randomUUID(), kuwaiti);
    expect(response.statusCode).toBe(400);
    const { stripe } = load('api/payment/services/payments.js').payments((await aBackend()).strapi);
    const create = (amount: number) => stripe.paymentIntents.create({ amount, currency: 'kwd' });
    await expect(create(312_555)).rejects.toThrow('multiple of 10');
    expect(await create(312_550)).toMatchObject({ amount: 312_550 });
  });
});

/** A cart with ten pieces of a new part. */
async function tenFor(market: string, price: object) {
  const partNumber = await aProduct();
  await aPrice(market, partNumber, price);
  const buyer = inMarketOf(market);
  await buyer.put(partNumber, 10);
  return { buyer, partNumber };
}

async function stored(documentId: string) {
  const { strapi } = await aBackend();
  return strapi.documents(orderUid).findOne({ documentId, populate: ['lines'] });
}

const mailOf = async (number: string) => (await mailsAbout(number)).map(({ text }) => text).join('\n');

const pdfOf = async (path: string) => pdfText((await new Buyer().call(path)).rawPayload);

async function exportedRow(number: string): Promise<string | undefined> {
  const { strapi } = await aBackend();
  const csv: string = await load('api/order/services/orders-csv.js').ordersAsCsv(strapi);
  return csv.split('\r\n').find((row) => row.startsWith(number));
}
