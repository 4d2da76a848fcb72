import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { mailsTo } from './support/customers';
import { pdfText } from './support/pdf-items';
import { answerQuote, aQuoteRequest, changeQuote, linkOf } from './support/quotes';
import { aProduct } from './support/shop';

const day = 24 * 60 * 60 * 1000;
const products = 'api::product.product';

beforeAll(async () => {
  await aBackend();
});

describe('an answered quote', () => {
  it('is a PDF with lead times, shipping, tariff number and origin of each product', async () => {
    const part = await aProduct({ price: 100 });
    const { strapi } = await aBackend();
    const data = {
      stock: 5,
      leadTimeDays: 12,
      tariffNumber: '90262020',
      originCountry: 'DE',
      shippingWeightGrams: 100,
    };
    await strapi.db.query(products).updateMany({ where: { partNumber: part }, data });
    const email = `${randomUUID()}@example.test`;
    const lines = [
      { partNumber: part, quantity: 4 },
      { partNumber: part, quantity: 40 },
      { partNumber: 'Special bracket', quantity: 1 },
    ];
    const id = await aQuoteRequest({ email, lines });
    await changeQuote(id, { country: 'FR', company: 'Byron SA' });
    expect((await pdf(id)).statusCode).toBe(404);
    await answerQuote(id, 80);
    const response = await pdf(id);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    const text = await wordsOf(response.rawPayload);
    for (const part of ['Byron SA', 'France', 'in stock', '12 working days', 'on request'])
      expect(text).toContain(part);
    expect(text).toMatch(/Tariff number 90262020 · Origin Germany/);
    expect(text).toMatch(/Shipping to France, Parcel/);
    expect(text).toContain(`These prices are valid until ${written(inDays(60))}.`);
    const seen = (await see(id)).json().data;
    expect(seen.lines.map(({ leadTimeDays }: { leadTimeDays: unknown }) => leadTimeDays)).toEqual([
      0,
      12,
      null,
    ]);
    expect(seen).toMatchObject({
      country: 'FR',
      validUntil: inDays(60),
      shipping: { name: 'Parcel' },
      lines: [
        { tariffNumber: '90262020', originCountry: 'DE' },
        {},
        { tariffNumber: '', originCountry: 'IE' },
      ],
    });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(seen.pdfPath);
    expect(mail?.text).toContain(`Valid until: ${written(inDays(60))}`);
  });

  it('has the lead time that staff entered instead of that of the product', async () => {
    const part = await aProduct({ price: 100 });
    const id = await aQuoteRequest({ lines: [{ partNumber: part, quantity: 1 }] });
    await changeQuote(id, { lines: [{ partNumber: part, quantity: 1, unitPrice: 9, leadTimeDays: 33 }] });
    await changeQuote(id, { state: 'answered' });
    expect((await see(id)).json().data.lines[0].leadTimeDays).toBe(33);
  });

  it('is available only with its link', async () => {
    const id = await aQuoteRequest({ lines: [{ partNumber: 'x', quantity: 1 }] });
    await answerQuote(id, 1);
    const { get } = await aBackend();
    expect((await get(`/shopping-cart/quotes/${id}/pdf?token=x`)).statusCode).toBe(404);
  });
});

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const written = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

async function pdf(id: string) {
  const { get } = await aBackend();
  return get(`/shopping-cart/quotes/${id}/pdf?token=${linkOf(id).token}`);
}

async function see(id: string) {
  const { get } = await aBackend();
  return get(`/shopping-cart/quotes/${id}?token=${linkOf(id).token}`);
}

async function wordsOf(bytes: Buffer): Promise<string> {
  return (await pdfText(bytes)).replace(/\s+/g, ' ');
}
