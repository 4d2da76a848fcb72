import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { ada, postBasic, submission } from './support/basic-pages';
import { mailsTo } from './support/customers';
import { misplaced, read } from './support/pdf-items';
import { siteIn } from './support/site-languages';

siteIn('de');

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a site in German', () => {
  it('warns once that the site was built in English', async () => {
    const warn = vi.spyOn(backend.strapi.log, 'warn').mockReturnValue(backend.strapi.log);
    await backend.get('/');
    await backend.get('/');
    expect(warn.mock.calls.map(String).filter((text) => text.includes('SITE_LANGUAGES'))).toEqual([
      'The site was built in the language "en", but should be in "de" because of SITE_LANGUAGES. Run npm run build.',
    ]);
    warn.mockClear();
    load('platform/site-build/language-warning.js').warnOfOtherLanguage('<!doctype html><html lang="de">');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('has errors and plain pages in German, but those for editors in English', async () => {
    const headers = { origin: 'https://other.example' };
    const { payload } = await postBasic({ ...ada, submission: submission() }, { headers });
    expect(payload).toContain('<html lang="de">');
    expect(payload).toContain('Ihre Anfrage wurde nicht angenommen');
    const limit = load('platform/rate-limit/rate-limit.js').count(backend.strapi, { bucket: 'x', most: 0 });
    await expect(limit).rejects.toThrow('Zu viele Anfragen. Versuchen Sie es in 60 Minuten erneut.');
    const preview = await backend.get('/?preview=old');
    expect(preview.payload).toMatch(/<html lang="en">[^]*This preview has expired/);
  });

  it('sends e-mails to customers in German, and those to staff in English', async () => {
    const [customer, staff] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
    const unitPrice = load('platform/money/price-text.js').priceText({
      amountMinor: 120_450,
      currency: 'EUR',
    });
    const email = { ...anEmail, items: { lines: [{ ...line, unitPrice }], sums: [] } };
    const { enqueueMail } = load('platform/mail/outgoing.js');
    await enqueueMail(backend.strapi, { from: staff, to: customer }, email);
    await enqueueMail(backend.strapi, { from: staff, to: staff, about: customer }, email);
    const [toCustomer] = await mailsTo(customer);
    expect(toCustomer).toMatchObject({
      text: expect.stringContaining('(1.204,50\u00a0€ je Stück)'),
      html: expect.stringContaining('<html lang="de">'),
    });
    const [toStaff] = await mailsTo(staff);
    expect(toStaff).toMatchObject({
      text: expect.stringContaining('€ each)'),
      html: expect.stringContaining('<html lang="en">'),
    });
  });

  it('typesets PDFs with German labels', async () => {
    const { text, ...pdf } = await read(typeset('order.typ', order));
    for (const label of ['Lieferadresse', 'Produkt', 'Menge', 'Seite 1 von 1']) expect(text).toContain(label);
    expect(misplaced({ ...pdf })).toEqual([]);
    const { text: shipping } = await read(typeset('shipping.typ', parcel));
    expect(shipping).toContain('Anfrage S-1 , Ihre Bestellnummer PO-1');
  });
});

const line = { partNumber: 'APT-1', name: 'Sensor', remarks: [], quantity: 2, amount: 'x' };
const anEmail = {
  subject: 'Test',
  text: [],
  brand: { siteName: 'Probes', logo: null, signature: 'Probes' },
};
const head = {
  company: {
    siteName: 'Probes',
    legalName: 'Probes GmbH',
    street: '1 Way',
    postalCode: '10115',
    city: 'Berlin',
    phone: '+49 30 1',
    email: 'info@probes.example',
  },
  revision: '2026-01-01',
  words: { revision: 'Auftrag' },
  replacedBy: null,
};
const order = {
  ...head,
  title: 'Lieferschein',
  number: 'A-1',
  hasPrices: false,
  to: ['Berlin'],
  facts: [],
  lines: [{ ...line, remark: '', quantity: '2' }],
  notes: [],
};
const parcel = {
  ...head,
  rmaNumber: 'RMA-1',
  reference: 'S-1',
  customer: ['Ada'],
  purchaseOrder: 'PO-1',
  returnAddress: [],
  instruments: [],
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

const typeset = (template: string, data: object): Buffer =>
  load('platform/pdf/typesetter.js').typeset({ template, data }, (set: { pdf(): Buffer }) => set.pdf());
