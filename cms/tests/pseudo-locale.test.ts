import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dateWords, putInBrackets, wordsOutside } from './support/brackets';
import { aBackend, type Backend, load } from './support/backend';
import { aFamily } from './support/configurable';
import { aCustomer, as, codeIn, mailsTo, password, post } from './support/customers';
import { aGivenPass, sendForm } from './support/forms';
import { reconcile } from './support/payments';
import { pdfText } from './support/pdf-items';
import { answerQuote, changeQuote, linkOf } from './support/quotes';
import { aPaidOrder, creditNotesAt } from './support/refunds';
import { aProduct, Buyer, changeOrder, order } from './support/shop';
import { siteIn } from './support/site-languages';

siteIn('de');

const buyer = 'ada@example.test';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
  // Formats, not texts.
  const { language: _formats, ...messages } = load('platform/messages/m.js').messages.de;
  putInBrackets(messages);
});

// All orders have the same e-mail address.
let earlier: number;
beforeEach(async () => {
  earlier = (await mailsTo(buyer)).length;
});

describe('the e-mails and PDFs have no text that is neither a message nor content', () => {
  it('about an order', async () => {
    const { id, statusPath, documents } = await anOrder();
    const [{ path = '' } = {}] = documents;
    expect(await wordsInPdf(path)).toEqual([]);
    await changeOrder(id, { state: 'approved' });
    await changeOrder(id, { state: 'in-production' });
    const [line] = (await new Buyer().call(`/shopping-cart${statusPath}`)).json().data.lines;
    await changeOrder(id, { deliveries: [{ lines: [{ partNumber: line.partNumber, quantity: 1 }] }] });
    await changeOrder(id, { state: 'shipped', trackingNumber: '12' });
    await changeOrder(id, { trackingNumber: '34' });
    await changeOrder(id, { state: 'delivered' });
    expect(await wordsInMails(buyer, 7)).toEqual([]);
  });

  it('about the end of an order', async () => {
    const [cancelled, withdrawn] = [await anOrder(), await anOrder({ customerKind: 'consumer' })];
    await changeOrder(cancelled.id, { state: 'cancelled' });
    const url = `/shopping-cart${withdrawn.statusPath.replace('?', '/withdraw?')}`;
    await new Buyer().call(url, { method: 'POST', data: {} });
    await send('/shopping-cart/withdrawals', { name: 'ADA', number: 'A-1', email: buyer });
    expect(await wordsInMails(buyer, 6)).toEqual([]);
  });

  it('about a refund', async () => {
    const { id, statusPath } = await aPaidOrder();
    await changeOrder(id, { refunds: [{ amount: 5, reason: 'SCRATCH' }] });
    await reconcile();
    const [{ path = '' } = {}] = await creditNotesAt(statusPath);
    expect(await wordsInPdf(path)).toEqual([]);
    expect(await wordsInMails(buyer, 2)).toEqual([]);
  });

  it('about a quote', async () => {
    const [answered, declined] = [await aQuoteRequest(), await aQuoteRequest()];
    await answerQuote(answered, 12.5);
    await changeQuote(declined, { state: 'declined', noteToCustomer: 'SMALL' });
    const { id, token } = linkOf(answered);
    expect(await wordsInPdf(`/shopping-cart/quotes/${id}/pdf?token=${token}`)).toEqual([]);
    expect(await wordsInMails('quote@example.test', 4)).toEqual([]);
  });

  it('about a service request', async () => {
    const instruments = [{ model: 'P-100-010', serialNumber: 'SN-1', service: 'calibration-and-repair' }];
    const form = { name: 'ADA', email: 'service@example.test', instruments };
    const url = '/api/calibration-and-repair-forms';
    const [{ documentId, statusPath }, declined] = [await sent(form, url), await sent(form, url)];
    for (const state of ['accepted', 'instrument-received', 'in-work', 'done', 'returned'])
      await changeRequest(documentId, { state });
    await changeRequest(declined.documentId, { state: 'declined', noteToCustomer: 'OLD' });
    const status = `/api/service-requests/${statusPath.split('/').at(-1)}`;
    expect(await wordsInPdf(`${status}/shipping-document`)).toEqual([]);
    expect(await wordsInMails(form.email, 8)).toEqual([]);
  });

  it('about other forms', async () => {
    const form = { name: 'ADA', email: 'forms@example.test', message: 'HELLO' };
    await sent({ ...form, kind: 'contact', topic: 'other' }, '/api/contact-forms');
    await sent({ ...form, kind: 'demo' }, '/api/contact-forms');
    const { prefix } = await aFamily({ baseLeadTimeDays: 1 });
    const { email } = form;
    for (const code of [{ partNumber: `${prefix} 10 m12` }, {}])
      await sent({ email, ...code }, '/part-wizard/email');
    expect(await wordsInMails(email, 4)).toEqual([]);
  });

  it('about an account', async () => {
    const { email: own } = await aCustomer('own@example.test');
    await post('/api/auth/local/register', { email: own, password });
    await post('/api/auth/forgot-password', { email: own });
    const [mail] = await mailsTo(own);
    const code = mail ? codeIn(mail) : '';
    const reset = await post('/api/auth/reset-password', { code, password: 'of the owner' });
    const change = { email: 'new@example.test', currentPassword: 'of the owner' };
    await as(reset.json().jwt, { method: 'PATCH', url: '/api/users/me', payload: change });
    expect(await wordsInMails(own, 5)).toEqual([]);
    expect(await wordsInMails('new@example.test', 1)).toEqual([]);
  });

  it('about personal data', async () => {
    const customer = await aCustomer();
    const guest = 'guest@example.test';
    const payload = { password };
    await as(customer.jwt, { method: 'POST', url: '/api/users/me/deletion', payload });
    await sent({ name: 'ADA', email: guest, message: 'HELLO', kind: 'demo' }, '/api/contact-forms');
    await send('/api/guest-data/requests', { email: guest });
    await load('api/account/services/guest-data.js').eraseGuest(backend.strapi, guest);
    expect(await wordsInMails(customer.email, 1)).toEqual([]);
    expect(await wordsInMails(guest, 1)).toEqual([]);
  });

  it('about an account that nobody uses', async () => {
    const { email } = await aCustomer();
    const data = { accountsKeptMonths: 36 };
    await backend.strapi.db.query('api::shop-setting.shop-setting').updateMany({ where: {}, data });
    const { removeInactiveAccounts } = load('api/account/services/inactive-accounts.js');
    for (const years of [4, 5])
      await removeInactiveAccounts(backend.strapi, new Date(Date.now() + years * 365 * 24 * 3_600_000));
    expect(await wordsInMails(email, 1)).toEqual([]);
  });
});

type Placed = { id: string; number: string; statusPath: string; documents: { path: string }[] };

async function aFullCart(): Promise<Buyer> {
  const cart = new Buyer();
  await cart.put(await aProduct({ name: 'GAUGE' }), 2);
  return cart;
}

const anOrder = async (changes: object = {}): Promise<Placed> =>
  (await order(await aFullCart(), changes)).json().data;

async function sent(form: object, url: string): Promise<{ documentId: string; statusPath: string }> {
  const response = await sendForm(form, { url });
  expect(response.statusCode, url).toBe(201);
  return response.json().data;
}

/** With a human check. */
async function send(url: string, data: object): Promise<void> {
  const key = randomUUID();
  const headers = { 'captcha-pass': await aGivenPass(key) };
  await new Buyer().call(url, { method: 'POST', data, key, headers });
}

async function changeRequest(documentId: string, data: object): Promise<void> {
  await backend.strapi
    .documents('api::calibration-and-repair-form.calibration-and-repair-form')
    .update({ documentId, data });
}

async function aQuoteRequest(): Promise<string> {
  const lines = [{ partNumber: await aProduct({ name: 'GAUGE' }), quantity: 1 }];
  const form = { kind: 'quote', name: 'ADA', email: 'quote@example.test', lines };
  return (await sendForm(form)).json().data.documentId;
}

/** What customers entered and editors wrote, and what Intl writes. */
const content =
  'Ada Byron Probes Probe Ltd Mill Lane Dublin Irland Parcel Testwell Carrowbeg Size Seal Plug um'.split(' ');

const known = new Set([...content, ...dateWords]);

const raw = (text: string) => wordsOutside(text).filter((word) => !known.has(word));

async function wordsInMails(to: string, atLeast: number): Promise<[string, string[]][]> {
  const all = await mailsTo(to);
  const mails = to === buyer ? all.slice(0, all.length - earlier) : all;
  expect(mails.length).toBeGreaterThanOrEqual(atLeast);
  return mails
    .map(({ subject, text }): [string, string[]] => [subject, raw(`${subject}\n${text}`)])
    .filter(([, words]) => words.length > 0);
}

async function wordsInPdf(path: string): Promise<string[]> {
  const text = await pdfText((await backend.get(path)).rawPayload);
  expect(text).toContain('‹');
  return raw(text);
}
