import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
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
import { sendForm } from './support/forms';
import { aCustomer as aBuyer, aProduct, order } from './support/shop';

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
      { address: '/api/calibration-and-repair-forms' },
    );
    const { jwt } = await aConfirmedCustomer(email);
    const answer = await as(jwt, { method: 'POST', url: '/api/users/me/deletion', payload: { password } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.message).toMatch(/service request S-/);
    expect((await me(jwt)).statusCode).toBe(200);
  });

  it('include orders, which must be completed first and then become anonymous', async () => {
    const buyer = await aBuyer();
    await buyer.put(await aProduct(), 1);
    const placed = (await order(buyer)).json().data;
    await buyer.put(await aProduct(), 2);
    const data = (await as(buyer.token, { method: 'GET', url: '/api/users/me/export' })).json();
    expect(data).toMatchObject({
      orders: [{ number: placed.number }],
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
      await backend.strapi.db.connection('fieldshop_carts').where('holder', 'like', `%${buyer.documentId}`),
    ).toEqual([]);
  });
});
