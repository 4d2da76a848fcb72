import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aPayment, ordersOf, pay, reconcile, sendWebhook, succeeded } from './support/payments';
import { pdfText } from './support/pdf-items';
import { orderUid } from './support/refunds';
import { anOrderRequest, aCheckout, aProduct, Buyer, changeOrder, mailsAbout, order } from './support/shop';
import { siteIn } from './support/site-languages';
import { aMemberOf } from './support/staff';

siteIn('en', 'de');

const translations = { Gauge: 'Manometer', Certificate: 'Zertifikat', 'VAT (IE)': 'MwSt. (IE)' };

let backend: Backend;
let family: string;
beforeAll(async () => {
  backend = await aBackend();
  const { strapi } = backend;
  const data = { name: 'Family of orders', url: 'family-of-orders' };
  const created = await strapi
    .documents('api::product-family.product-family')
    .create({ data, status: 'published' });
  family = created.documentId;
  const addOn = {
    code: 'CERT',
    name: 'Certificate',
    price: 20,
    workingDays: 1,
    weight: 1,
    families: [family],
  };
  await strapi.documents('api::add-on.add-on').create({ data: addOn });
  for (const [english, german] of Object.entries(translations))
    await strapi.documents('api::translation.translation').create({ data: { english, german } });
});

describe('an order placed in German', () => {
  it('is e-mailed to the customer in German and to staff in English', async () => {
    const { number, lines } = await aGermanOrder();
    const received = await mailAbout(number, `Bestellung ${number}: eingegangen`);
    expect(received).toMatch(/^Guten Tag Ada Byron,/);
    expect(received).toContain('Manometer');
    expect(received).toContain('+ Zertifikat');
    expect(received).toContain('MwSt. (IE) 23,0\u00A0%: 29,19\u00A0€');
    expect(received).toContain('Zwischensumme: 120,00\u00A0€');
    expect(received).toMatch(germanPage);
    const forStaff = await mailAbout(number, `Order ${number}: new, from Probes Ltd`);
    expect(forStaff).toContain('Subtotal: €120.00');
    expect(forStaff).toContain('Shipping address: Probes Ltd');
    expect(forStaff).toContain('Gauge');
    expect(forStaff).toContain('VAT (IE) 23.0%: €29.19');
    expect(forStaff).not.toMatch(/Manometer|Zertifikat|Lieferadresse/);
    expect(lines[0].name).toBe('Manometer');
  });

  it('has the same names on the pages before it, and is stored as entered', async () => {
    const buyer = new Buyer('/de');
    await put(buyer);
    const [line] = (await buyer.cart()).lines;
    expect(line.product.name).toBe('Manometer');
    expect(line.offeredAddOns).toMatchObject([{ code: 'CERT', name: 'Zertifikat' }]);
    const { taxes } = (
      await buyer.call('/shopping-cart/orders/tax', { method: 'POST', data: aCheckout })
    ).json().data;
    expect(taxes).toMatchObject([{ name: 'MwSt. (IE)' }]);
    const data = { ...(await anOrderRequest(buyer)), fingerprint: 'earlier' };
    const { error } = (await buyer.call('/shopping-cart/orders', { method: 'POST', data })).json();
    expect(error.details.cart.lines).toMatchObject([{ product: { name: 'Manometer' } }]);
    expect(error.details.totals.taxes).toMatchObject([{ name: 'MwSt. (IE)' }]);
    const { id } = (await order(buyer)).json().data;
    const stored = await backend.strapi.db
      .query(orderUid)
      .findOne({ where: { documentId: id }, populate: ['lines'] });
    expect(stored.lines).toMatchObject([{ name: 'Gauge' }]);
    expect(stored.totals.taxes).toMatchObject([{ name: 'VAT (IE)' }]);
  });

  it('is e-mailed in German when staff change it in the English admin', async () => {
    const { id, number } = await aGermanOrder();
    const clerk = await aMemberOf('fieldshop-shop-staff');
    const url = `/content-manager/collection-types/${orderUid}/${id}`;
    const { data } = (await clerk.call('GET', url)).json();
    expect(data.language).toBe('de');
    const saved = await clerk.call('PUT', url, { ...data, state: 'approved', noteToCustomer: 'Danke!' });
    expect([saved.statusCode, saved.json().error?.message]).toEqual([200, undefined]);
    const approved = await mailAbout(number, `Bestellung ${number}: bestätigt`);
    expect(approved).toContain('Danke!');
    expect(approved).toMatch(germanPage);
    await expect(changeOrder(id, { language: 'en' })).rejects.toThrow('"language" cannot be changed');
  });

  it('is e-mailed in German when it ships, also in parts', async () => {
    const { id, number, lines } = await aGermanOrder();
    await changeOrder(id, { state: 'approved' });
    await changeOrder(id, { state: 'in-production' });
    const delivery = { lines: [{ partNumber: lines[0].partNumber, quantity: 1 }], trackingNumber: '12' };
    await changeOrder(id, { deliveries: [delivery] });
    await changeOrder(id, { state: 'shipped', trackingNumber: '12' });
    await changeOrder(id, { trackingNumber: '34' });
    const mails = (await mailsAbout(number)).filter(({ text }) => text.includes('Sendungsverfolgung'));
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).toMatch(germanPage);
    expect(mails.map(({ text }) => text).join('')).toContain('Manometer');
  });

  it('has PDFs in the language of the page, and for staff in German', async () => {
    const { id, documents } = await aGermanOrder();
    const pdf = async (buyer: Buyer) => pdfText((await buyer.call(documents[0].path)).rawPayload);
    expect(await pdf(new Buyer('/de'))).toMatch(
      /Bestelleingangsbestätigung[^]*Manometer[^]*Zertifikat[^]*MwSt\. \(IE\)/,
    );
    expect(await pdf(new Buyer())).toMatch(/Order acknowledgement[^]*Gauge[^]*Certificate[^]*VAT \(IE\)/);
    const clerk = await aMemberOf('fieldshop-shop-staff');
    const { rawPayload } = await clerk.open(`/admin/orders/${id}/confirmation`);
    expect(await pdfText(rawPayload)).toMatch(/Bestelleingangsbestätigung[^]*Manometer/);
  });

  it('is cancelled and withdrawn from in German, also on an English page', async () => {
    const [cancelled, withdrawn] = [await aGermanOrder(), await aGermanOrder({ customerKind: 'consumer' })];
    const post = ({ statusPath }: Placed, action: string, data: object) =>
      new Buyer().call(`/shopping-cart${statusPath.replace('?', `/${action}?`)}`, { method: 'POST', data });
    expect((await post(cancelled, 'cancel', {})).statusCode).toBe(200);
    expect(await mailAbout(cancelled.number, `Bestellung ${cancelled.number}: storniert`)).toContain(
      'Von Ihnen storniert',
    );
    expect((await post(withdrawn, 'withdraw', {})).statusCode).toBe(200);
    const { number } = withdrawn;
    expect(await mailAbout(number, `Bestellung ${number}: Widerruf eingegangen`)).toMatch(germanPage);
    expect(await mailAbout(number, `Order ${number}: withdrawal`)).toContain(
      'Statement: I withdraw from the contract for the whole order.',
    );
  });
});

describe('an order placed in English', () => {
  it('is e-mailed in English, also by a request in German', async () => {
    const { id, number, statusPath } = await anOrder(new Buyer());
    await changeOrder(id, { state: 'approved' });
    await new Buyer('/de').call(`/shopping-cart${statusPath.replace('?', '/cancel?')}`, { method: 'POST' });
    for (const state of ['received', 'confirmed', 'cancelled'])
      expect(await mailAbout(number, `Order ${number}: ${state}`)).toMatch(englishPage);
  });
});

describe('an order whose language is unknown', () => {
  it.each([null, 'it', 'fr'])('is e-mailed in the first language of the site: %s', async (language) => {
    const { id, number } = await aGermanOrder();
    await backend.strapi.db.query(orderUid).update({ where: { documentId: id }, data: { language } });
    await changeOrder(id, { state: 'approved' });
    expect(await mailAbout(number, `Order ${number}: confirmed`)).toMatch(englishPage);
  });
});

describe('a card payment started in German', () => {
  it('is an order in German if the webhook completes it, with refunds in German', async () => {
    const buyer = new Buyer('/de');
    await put(buyer);
    const started = await aPayment(buyer);
    await pay(started);
    await sendWebhook('payment_intent.succeeded', succeeded(started));
    await reconcile();
    const [placed] = await ordersOf(started);
    const { number = '', documentId = '' } = { ...placed };
    expect(await mailAbout(number, `Bestellung ${number}: eingegangen`)).toMatch(germanPage);
    await changeOrder(documentId, { refunds: [{ amount: 5, reason: 'Kratzer' }] });
    await reconcile();
    const refund = await mailAbout(number, `Bestellung ${number}: Teilerstattung`);
    expect(refund).toMatch(/Erstattung: 5,00\u00A0€/);
    expect(refund).toMatch(/Gutschrift: CN-\S+\s+http:\/\/[^/]+\/de\/shopping-cart\/orders\//);
    const [, path = ''] = /http:\/\/[^/]+(\/de\/\S+CN-\S+)/.exec(refund) ?? [];
    expect(await pdfText((await backend.get(path)).rawPayload)).toContain('Gutschrift');
  });
});

const germanPage = /http:\/\/[^/]+\/de\/bestellungen\/[a-z\d]{24}\?token=/;
const englishPage = /http:\/\/[^/]+\/orders\/[a-z\d]{24}\?token=/;

type Placed = {
  id: string;
  number: string;
  statusPath: string;
  lines: [{ partNumber: string; name: string }];
  documents: [{ path: string }];
};

async function put(buyer: Buyer): Promise<void> {
  await buyer.put(await aProduct({ name: 'Gauge', family }), 1, { addOns: ['CERT'] });
}

async function anOrder(buyer: Buyer, changes: object = {}): Promise<Placed> {
  await put(buyer);
  return (await order(buyer, changes)).json().data;
}

const aGermanOrder = (changes: object = {}) => anOrder(new Buyer('/de'), changes);

async function mailAbout(number: string, subject: string): Promise<string> {
  return (await mailsAbout(number)).find((mail) => mail.subject === subject)?.text ?? '';
}
