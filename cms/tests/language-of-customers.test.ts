import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { as, mailsTo, password, post, signIn } from './support/customers';
import { sendForm } from './support/forms';
import { pdfText } from './support/pdf-items';
import { answerQuote, changeQuote } from './support/quotes';
import { aContact, anOrderRequest, aProduct, Buyer, cancelByLink } from './support/shop';
import { siteIn } from './support/site-languages';
import { aMemberOf, type StaffMember } from './support/staff';

siteIn('en', 'de');

const serviceUid = 'api::calibration-and-repair-form.calibration-and-repair-form';

let backend: Backend;
let administrator: StaffMember;
beforeAll(async () => {
  backend = await aBackend();
  administrator = await aMemberOf('strapi-super-admin');
  await backend.strapi
    .documents('api::translation.translation')
    .create({ data: { english: 'Gauge', german: 'Manometer' } });
});

describe('a quote', () => {
  it('is in the language in which it was requested', async () => {
    const [german, english] = [await aQuoteRequest('/de'), await aQuoteRequest('')];
    for (const { documentId } of [german, english]) await answerQuote(documentId, 12.5);
    const [mail] = await mailsTo(german.email);
    expect(mail?.subject).toMatch(/^Ihr Angebot Q-/);
    expect(mail?.text).toMatch(/^Guten Tag Ada Byron,[^]*Manometer[^]*12,50\u00A0€/);
    expect(mail?.text).toMatch(/http:\/\/[^/]+\/de\/angebote\//);
    const [, path = ''] = /http:\/\/[^/]+(\/de\/shopping-cart\/quotes\/\S+)/.exec(mail?.text ?? '') ?? [];
    expect(await pdfText((await backend.get(path)).rawPayload)).toMatch(/Angebot[^]*Manometer/);
    const [other] = await mailsTo(english.email);
    expect(other?.text).toMatch(/^Hello Ada Byron,[^]*Gauge[^]*http:\/\/[^/]+\/quotes\//);
  });

  it('that is declined says so in this language, which staff cannot change', async () => {
    const { email, documentId } = await aQuoteRequest('/de');
    await expect(changeQuote(documentId, { language: 'en' })).rejects.toThrow('"language" cannot be changed');
    await changeQuote(documentId, { state: 'declined', noteToCustomer: 'Zu klein.' });
    expect((await mailsTo(email))[0]?.text).toMatch(/^Guten Tag[^]*Zu klein\.[^]*\/de\/angebote\//);
  });
});

describe('a service request', () => {
  it('is answered in the language in which it was sent', async () => {
    const [german, english] = [await aServiceRequest('/de'), await aServiceRequest('')];
    for (const { documentId } of [german, english]) {
      const url = `/content-manager/collection-types/${serviceUid}/${documentId}`;
      const { data } = (await administrator.call('GET', url)).json();
      expect((await administrator.call('PUT', url, { ...data, state: 'accepted' })).statusCode).toBe(200);
      const saved = await administrator.call('PUT', url, { ...data, state: 'in-work', language: 'it' });
      expect(saved.json().error.message).toContain('"language" cannot be changed');
    }
    const [mail] = await mailsTo(german.email);
    expect(mail?.subject).toMatch(/^Serviceanfrage RMA-\S+: angenommen, /);
    expect(mail?.text).toMatch(/^Guten Tag[^]*\/de\/kalibrierung-und-reparatur\/status\//);
    const [other] = await mailsTo(english.email);
    expect(other?.subject).toMatch(/^Service request RMA-\S+: accepted, /);
    expect(other?.text).toMatch(/^Hello[^]*:\d+\/calibration-and-repair\/status\//);
  });
});

describe('an account', () => {
  it('is warned of its deletion in the language of the last sign-in', async () => {
    const [german, english] = [await aCustomer('/de'), await aCustomer('/de')];
    expect((await signIn(english.email)).statusCode).toBe(200);
    const { strapi } = backend;
    const data = { accountsKeptMonths: 36 };
    await strapi.db.query('api::shop-setting.shop-setting').updateMany({ where: {}, data });
    const inactive = load('api/account/services/inactive-accounts.js');
    await inactive.removeInactiveAccounts(strapi, new Date(Date.now() + 4 * 365 * 24 * 3_600_000));
    const [mail] = await mailsTo(german.email);
    expect(mail?.subject).toBe('Ihr Konto wird in 30 Tagen gelöscht');
    expect(mail?.text).toMatch(/http:\/\/[^/]+\/de\/anmelden/);
    expect((await mailsTo(english.email))[0]?.text).toMatch(/^Hello[^]*http:\/\/[^/]+\/sign-in/);
  });

  it('that staff delete is notified in this language, one that its owner deletes in that of the page', async () => {
    const [byStaff, byOwner] = [await aCustomer('/de'), await aCustomer('/de')];
    const erasure = `/admin/customers/${byStaff.documentId}/erasure`;
    expect((await administrator.call('POST', erasure, {})).statusCode).toBe(200);
    expect((await mailsTo(byStaff.email))[0]?.subject).toBe('Ihr Konto wurde gelöscht');
    const url = '/api/users/me/deletion';
    expect((await as(byOwner.jwt, { method: 'POST', url, payload: { password } })).statusCode).toBe(200);
    expect((await mailsTo(byOwner.email))[0]?.subject).toBe('Your account has been deleted');
  });

  it('does not show its language, but exports it', async () => {
    const { jwt } = await aCustomer('/de');
    expect((await as(jwt, { method: 'GET', url: '/api/users/me' })).json()).not.toHaveProperty('language');
    const exported = await as(jwt, { method: 'GET', url: '/api/users/me/export' });
    expect(exported.json().account).toMatchObject({ language: 'de' });
  });
});

describe('the data of a guest', () => {
  it('that staff delete are reported in the language of the latest order', async () => {
    const email = anEmail();
    const guest = new Buyer('/de');
    await guest.put(await aProduct(), 1);
    const data = { ...(await anOrderRequest(guest)), contact: { ...aContact, email } };
    await cancelByLink((await guest.call('/shopping-cart/orders', { method: 'POST', data })).json().data);
    const erased = await administrator.call('POST', '/admin/personal-data/erasure', { data: { email } });
    expect(erased.statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Ihre Daten wurden gelöscht']);
  });
});

const anEmail = () => `${randomUUID()}@example.test`;

async function aCustomer(prefix: string): Promise<{ email: string; documentId: string; jwt: string }> {
  const email = anEmail();
  const { jwt, user } = (await post(`${prefix}/api/auth/local/register`, { email, password })).json();
  return { email, documentId: user.documentId, jwt };
}

type Sent = { email: string; documentId: string };

async function aQuoteRequest(prefix: string): Promise<Sent> {
  const email = anEmail();
  const lines = [{ partNumber: await aProduct({ name: 'Gauge' }), quantity: 1 }];
  const form = { kind: 'quote', name: 'Ada Byron', email, lines };
  const response = await sendForm(form, { url: `${prefix}/api/contact-forms` });
  return { email, documentId: response.json().data.documentId };
}

async function aServiceRequest(prefix: string): Promise<Sent> {
  const email = anEmail();
  const instruments = [{ model: 'P-100-010', serialNumber: 'SN-1', service: 'calibration' }];
  const form = { name: 'Ada Byron', email, instruments };
  const response = await sendForm(form, { url: `${prefix}/api/calibration-and-repair-forms` });
  return { email, documentId: response.json().data.documentId };
}
