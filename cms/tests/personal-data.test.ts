import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import {
  aConfirmedCustomer,
  aCustomer,
  as,
  codeIn,
  mailsTo,
  me,
  password,
  signIn,
} from './support/customers';
import { aGivenPass, sendForm } from './support/forms';
import {
  aCustomer as aBuyer,
  aGuestOrder,
  aProduct,
  Buyer,
  cancelByLink,
  order,
  orderWithAddress,
} from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('personal data', () => {
  it('are exported with everything sent with the e-mail, once it is confirmed', async () => {
    const email = `${randomUUID()}@example.test`;
    await sendForm({ kind: 'contact', name: 'Ada', email, message: 'Mine' });
    const registered = await aCustomer(email);
    const data = async (jwt: string) =>
      (await as(jwt, { method: 'GET', url: '/api/users/me/export' })).json();
    expect((await data(registered.jwt)).requests).toEqual([]);
    const [mail] = await mailsTo(email).then((mails) =>
      mails.filter(({ subject }) => subject.startsWith('Confirm')),
    );
    const payload = { code: mail ? codeIn(mail) : '' };
    const confirming = { method: 'POST', url: '/api/auth/email-confirmation', payload } as const;
    const { jwt } = (await as(registered.jwt, confirming)).json();
    const listed = await as(jwt, { method: 'GET', url: '/api/users/me/requests' });
    expect(listed.json().data).toMatchObject([{ kind: 'contact', message: 'Mine' }]);
    expect(await data(jwt)).toMatchObject({ account: { email }, requests: [{ message: 'Mine' }] });
  });

  it('are deleted with the password, and requests become anonymous', async () => {
    const email = `${randomUUID()}@example.test`;
    const { reference } = (await sendForm({ kind: 'contact', name: 'Ada', email, message: 'Mine' })).json()
      .data;
    const { jwt, documentId } = await aConfirmedCustomer(email);
    const erase = (secret: string) =>
      as(jwt, { method: 'POST', url: '/api/users/me/deletion', payload: { password: secret } });
    expect((await erase('wrong')).statusCode).toBe(400);
    expect((await erase(password)).statusCode).toBe(200);
    expect((await me(jwt)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(400);
    const notice = (await mailsTo(email)).find(({ subject }) => subject.includes('deleted'));
    expect(notice?.text).toMatch(/Contact us:\n\S+\/contact\n/);
    const left = await backend.strapi
      .documents('api::contact-form.contact-form')
      .findFirst({ filters: { reference } });
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`Ada|Mine|${email}|${documentId}`));
  });

  it('are kept while an instrument of the person is with us', async () => {
    const email = `${randomUUID()}@example.test`;
    const instrument = {
      model: 'P-100-010',
      serialNumber: 'A1',
      service: 'calibration',
      contamination: 'clean',
    };
    await sendForm(
      { name: 'Ada', email, instruments: [instrument] },
      { url: '/api/calibration-and-repair-forms' },
    );
    const { jwt } = await aConfirmedCustomer(email);
    const response = await as(jwt, { method: 'POST', url: '/api/users/me/deletion', payload: { password } });
    expect(response.statusCode).toBe(409);
    expect(response.json().error.message).toMatch(/service request S-/);
    expect((await me(jwt)).statusCode).toBe(200);
  });

  it('include orders, which must be completed first and then become anonymous', async () => {
    const buyer = await aBuyer();
    await buyer.put(await aProduct(), 1);
    const placed = (await order(buyer)).json().data;
    await buyer.put(await aProduct(), 2);
    const delivered = { serialNumber: '26999001', partNumber: await aProduct(), orderNumber: placed.number };
    await backend.strapi.documents('api::instrument.instrument').create({ data: delivered });
    const data = (await as(buyer.token, { method: 'GET', url: '/api/users/me/export' })).json();
    expect(data).toMatchObject({
      orders: [{ number: placed.number }],
      instruments: [{ serialNumber: '26999001' }],
      cart: [{ quantity: 2 }],
      savedCards: [],
    });
    const erase = () =>
      as(buyer.token, {
        method: 'POST',
        url: '/api/users/me/deletion',
        payload: { password: 'Only-4-tests' },
      });
    expect((await erase()).json().error.message).toContain(`order ${placed.number}`);
    await buyer.call(`/shopping-cart/orders/${placed.id}/cancel`, { method: 'POST' });
    expect((await erase()).statusCode).toBe(200);
    const left = await backend.strapi.documents('api::order.order').findOne({ documentId: placed.id });
    expect(left).toMatchObject({ number: placed.number, customer: null, email: 'deleted@invalid' });
    expect(
      await backend.strapi.db.connection('fieldshop_carts').where('owner', 'like', `%${buyer.documentId}`),
    ).toEqual([]);
  });
});

describe('the data of a guest', () => {
  it('are exported and deleted with a mailed link; of orders, what tax law demands is kept', async () => {
    const email = `${randomUUID()}@example.test`;
    await sendForm({ kind: 'contact', name: 'Ada', email, message: 'Mine' });
    const placed = await aGuestOrder(email);
    const code = await linkFor(email.toUpperCase());
    const exported = (await guestCall('export', { code })).json();
    expect(exported).toMatchObject({
      email,
      orders: [{ number: placed.number }],
      requests: [{ message: 'Mine' }],
    });
    const erase = () => guestCall('erasure', { code });
    expect((await erase()).json().error.message).toContain(`order ${placed.number}`);
    await cancelByLink(placed);
    expect((await erase()).statusCode).toBe(200);
    expect((await guestCall('export', { code })).json()).toMatchObject({ orders: [], requests: [] });
    expect(await orderWithAddress(placed.id)).toMatchObject({
      email: 'deleted@invalid',
      shippingAddress: { name: 'Ada Byron' },
    });
  });

  it('are behind no other link, and an address without data gets no e-mail', async () => {
    const email = `${randomUUID()}@example.test`;
    expect(await linkFor(email)).toBe('');
    const { guestCode } = load('api/account/services/guest-code.js');
    const good: string = guestCode(email);
    expect((await guestCall('export', { code: good })).statusCode).toBe(200);
    const stranger = Buffer.from('ada@example.test').toString('base64url');
    for (const code of [
      guestCode(email, Date.now() - 3 * 3_600_000),
      `${stranger}${good.slice(good.indexOf('.'))}`,
      good.slice(0, -1),
      '',
      'x'.repeat(700),
      7,
    ])
      for (const call of ['export', 'erasure'])
        expect((await guestCall(call, { code })).statusCode).toBe(400);
  });

  it('need the human check to be requested', async () => {
    const response = await guestCall('requests', { email: 'ada@example.test' });
    expect(response.statusCode).toBe(403);
  });
});

const guestCall = (path: string, data: object) =>
  new Buyer().call(`/api/guest-data/${path}`, { method: 'POST', data });

/** The code in the link that is mailed; empty if there is none. */
async function linkFor(email: string): Promise<string> {
  const key = randomUUID();
  const headers = { 'captcha-pass': await aGivenPass(key) };
  const response = await new Buyer().call('/api/guest-data/requests', {
    method: 'POST',
    data: { email },
    key,
    headers,
  });
  expect([response.statusCode, response.json()]).toEqual([200, { data: { sent: true } }]);
  const mails = await mailsTo(email.toLowerCase());
  const mail = mails.find(({ subject }) => subject === 'Your data');
  return mail ? codeIn(mail) : '';
}
