import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../src/admin/customer-entries';
import { aBackend } from './support/backend';
import { aConfirmedCustomer, mailsTo, me, signIn } from './support/customers';
import { aCustomer } from './support/shop';
import { aMemberOf } from './support/staff';

const customers = '/content-manager/collection-types/plugin::users-permissions.user';

describe('customers in the admin', () => {
  it('are a list that Shop staff can read, without anything to sign in with, and cannot change', async () => {
    await aCustomer();
    const member = await aMemberOf('fieldshop-shop-staff');
    const { results } = (await member.call('GET', customers)).json();
    expect(results[0].email).toContain('@');
    const url = `${customers}/${results[0].documentId}`;
    const opened = (await member.call('GET', url)).json().data;
    expect(opened).toMatchObject({ email: results[0].email, addresses: [] });
    for (const field of ['password', 'resetPasswordToken', 'confirmationToken', 'sessionVersion', 'role'])
      expect([field, field in opened]).toEqual([field, false]);
    expect((await member.call('PUT', url, { email: 'other@example.test' })).statusCode).toBe(403);
    expect((await member.call('DELETE', url)).statusCode).toBe(403);
  });

  it('are not visible to editors', async () => {
    const member = await aMemberOf('strapi-editor');
    expect((await member.call('GET', customers)).statusCode).toBe(403);
  });
});

describe('the sessions of a customer', () => {
  it('are ended by staff whose role may change customers, and the customer can sign in again', async () => {
    const { documentId, jwt, email } = await aConfirmedCustomer();
    const url = `/admin/customers/${documentId}/sign-out`;
    const administrator = await aMemberOf('strapi-super-admin');
    for (const code of ['strapi-editor', 'fieldshop-shop-staff'])
      expect((await (await aMemberOf(code)).call('POST', url)).statusCode).toBe(403);
    expect((await (await aBackend()).send({ method: 'POST', url })).statusCode).toBe(401);
    expect((await me(jwt)).statusCode).toBe(200);
    expect((await administrator.call('POST', url)).statusCode).toBe(200);
    expect((await me(jwt)).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
    const nobody = `/admin/customers/${'x'.repeat(24)}/sign-out`;
    expect((await administrator.call('POST', nobody)).statusCode).toBe(404);
  });
});

describe('the orders and requests of a customer', () => {
  it('are found by the account, and by its e-mail address also if they were sent without signing in', async () => {
    const { strapi } = await aBackend();
    const email = `${randomUUID()}@example.test`;
    const { documentId } = await aConfirmedCustomer(email);
    const other = await aConfirmedCustomer(`${randomUUID()}@example.test`);
    const order = { name: 'Ada', state: 'paid', customerKind: 'business', placedAt: new Date() };
    for (const [number, fields] of [
      ['before a new address', { email: 'old@example.test', customer: documentId }],
      ['as a guest', { email: email.toUpperCase() }],
      ['of somebody else', { email: 'else@example.test', customer: other.documentId }],
    ] as const)
      await strapi.db
        .query('api::order.order')
        .create({ data: { ...order, ...fields, number: `${number} ${email}`, documentId: anId() } });
    await strapi.db.query('api::contact-form.contact-form').create({
      data: { documentId: anId(), reference: anId(), kind: 'contact', state: 'new', name: 'Ada', email },
    });
    const staff = await aMemberOf('fieldshop-shop-staff');
    const search = new URLSearchParams(entriesOf('api::order.order', { documentId, email }));
    const listed = await staff.call('GET', `/content-manager/collection-types/api::order.order?${search}`);
    expect(numbersIn(listed.json().results)).toEqual(['as a guest', 'before a new address']);
    const ids = [documentId, other.documentId, 'x"; drop', documentId].join(',');
    const counted = await staff.open(`/admin/customers/entries.json?ids=${encodeURIComponent(ids)}`);
    expect(counted.json().data).toEqual({
      [documentId]: { orders: 2, requests: 1 },
      [other.documentId]: { orders: 1, requests: 0 },
    });
    expect((await staff.open('/admin/customers/entries.json')).json().data).toEqual({});
  });

  it('are not counted for editors', async () => {
    const editor = await aMemberOf('strapi-editor');
    expect((await editor.open('/admin/customers/entries.json?ids=a')).statusCode).toBe(403);
  });
});

const anId = () => randomUUID().replaceAll('-', '').slice(0, 24);
const numbersIn = (results: { number: string }[]) =>
  results.map(({ number }) => number.replace(/ [^ ]+$/, '')).toSorted();

describe('the personal data of a customer', () => {
  it('are exported and deleted by staff whose role may change customers', async () => {
    const email = `${randomUUID()}@example.test`;
    const { documentId, jwt } = await aConfirmedCustomer(email);
    const url = `/admin/customers/${documentId}`;
    const shopStaff = await aMemberOf('fieldshop-shop-staff');
    const administrator = await aMemberOf('strapi-super-admin');
    const editor = await aMemberOf('strapi-editor');
    expect((await shopStaff.open(`${url}/data.json`)).json()).toMatchObject({ account: { email } });
    expect((await editor.open(`${url}/data.json`)).statusCode).toBe(403);
    expect((await (await aBackend()).get(`${url}/data.json`)).statusCode).toBe(401);
    for (const [member, status] of [
      [editor, 403],
      [shopStaff, 403],
      [administrator, 200],
      [administrator, 404],
    ] as const)
      expect((await member.call('POST', `${url}/erasure`)).statusCode).toBe(status);
    expect((await (await aBackend()).send({ method: 'POST', url: `${url}/erasure` })).statusCode).toBe(401);
    expect((await me(jwt)).statusCode).toBe(401);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your account has been deleted');
  });
});
