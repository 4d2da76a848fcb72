import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aConfirmedCustomer, aCustomer, as, password } from './support/customers';
import { aPayment, orderPaid, pay } from './support/payments';
import {
  aContact,
  aCustomer as aBuyer,
  aGuestOrder,
  anOrderRequest,
  aProduct,
  Buyer,
  cancelByLink,
  orderWithAddress,
} from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('orders without signing in', () => {
  it('are in the data of the account once its e-mail is confirmed, and not those of others', async () => {
    const { jwt, email } = await aCustomer();
    const placed = await aGuestOrder(email.toUpperCase());
    await aGuestOrder(`${randomUUID()}@example.test`);
    const exported = async () => {
      const { orders } = (await as(jwt, { method: 'GET', url: '/api/users/me/export' })).json();
      return orders.map(({ number }: { number: string }) => number);
    };
    expect(await exported()).toEqual([]);
    await confirm(email);
    expect(await exported()).toEqual([placed.number]);
  });

  it('must be completed before the account is deleted, and lose the person with it', async () => {
    const { jwt, email } = await aConfirmedCustomer();
    const placed = await aGuestOrder(email);
    const erase = () => as(jwt, { method: 'POST', url: '/api/users/me/deletion', payload: { password } });
    expect((await erase()).json().error.message).toContain(`order ${placed.number}`);
    await cancelByLink(placed);
    expect((await erase()).statusCode).toBe(200);
    expect(await orderWithAddress(placed.id)).toMatchObject({
      email: 'deleted@invalid',
      shippingAddress: { name: 'Ada Byron' },
    });
  });

  it('stay as they are if the account is deleted because nobody uses it', async () => {
    const { email, documentId } = await aConfirmedCustomer();
    const placed = await aGuestOrder(email);
    await cancelByLink(placed);
    const { findCustomer } = load('api/account/services/customer.js');
    const customer = await findCustomer(backend.strapi, documentId);
    await load('api/account/services/personal-data.js').eraseCustomer(backend.strapi, customer, 'inactivity');
    expect(await orderWithAddress(placed.id)).toMatchObject({ email });
  });

  it('are not touched by an account that did not confirm their e-mail', async () => {
    const { jwt, email } = await aCustomer();
    const placed = await aGuestOrder(email);
    const payload = { password };
    const response = await as(jwt, { method: 'POST', url: '/api/users/me/deletion', payload });
    expect(response.statusCode).toBe(200);
    expect(await orderWithAddress(placed.id)).toMatchObject({ email });
  });
});

describe('copies of deleted orders', () => {
  const person = /Ada|Byron|example\.test|Mill Lane|D02 AF30/;
  const draftOf = async (intent: string): Promise<string> =>
    (await backend.strapi.db.connection('fieldshop_payments').where({ intent }).first()).draft;
  const responsesWith = (text: string) =>
    backend.strapi.db.connection('fieldshop_claims').where('body', 'like', `%${text}%`);

  it('in card payments lose the person, with the account or after 45 days', async () => {
    const buyer = await aBuyer();
    const [first, second] = [await anOrderByCard(buyer), await anOrderByCard(await aBuyer())];
    const { findCustomer } = load('api/account/services/customer.js');
    const customer = await findCustomer(backend.strapi, buyer.documentId);
    await buyer.call(`/shopping-cart/orders/${first.id}/cancel`, { method: 'POST' });
    await load('api/account/services/personal-data.js').eraseCustomer(backend.strapi, customer);
    expect(await draftOf(first.paymentIntent)).not.toMatch(person);
    expect(await draftOf(second.paymentIntent)).toMatch(person);
    const { eraseOldDrafts } = load('api/payment/services/personal-drafts.js');
    await eraseOldDrafts(backend.strapi, Date.now() + 44 * day);
    expect(await draftOf(second.paymentIntent)).toMatch(person);
    await eraseOldDrafts(backend.strapi, Date.now() + 46 * day);
    await eraseOldDrafts(backend.strapi, Date.now() + 46 * day);
    expect(await draftOf(second.paymentIntent)).not.toMatch(person);
    // The page that waits for the payment still finds its order.
    const { statusCode } = await orderPaid(second.buyer, second.started);
    expect(statusCode).toBeLessThan(300);
  });

  it('in card payments of a guest lose the person with the data of the guest, but not those of others', async () => {
    const [one, two] = [new Buyer(), new Buyer()];
    const emails = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`] as const;
    const placed = [await anOrderByCard(one, emails[0]), await anOrderByCard(two, emails[1])] as const;
    await cancelByLink(placed[0]);
    await eraseGuest(emails[0]);
    expect(await draftOf(placed[0].paymentIntent)).not.toMatch(person);
    expect(await draftOf(placed[1].paymentIntent)).toMatch(person);
  });

  it('in stored responses are deleted, and a repeated request places no second order', async () => {
    const [guest, email, key] = [new Buyer(), `${randomUUID()}@example.test`, randomUUID()];
    await guest.put(await aProduct(), 1);
    const data = { ...(await anOrderRequest(guest)), contact: { ...aContact, email } };
    const send = () => guest.call('/shopping-cart/orders', { method: 'POST', data, key });
    const placed = (await send()).json().data;
    await cancelByLink(placed);
    expect(await responsesWith(email)).not.toEqual([]);
    await eraseGuest(email);
    expect(await responsesWith(email)).toEqual([]);
    const count = () => backend.strapi.db.query('api::order.order').count();
    const before = await count();
    expect((await send()).json()).toEqual({ data: null });
    expect(await count()).toBe(before);
  });

  async function anOrderByCard(buyer: Buyer, email: string = aContact.email) {
    await buyer.put(await aProduct(), 1);
    const contact = { ...aContact, email };
    const started = await aPayment(buyer, { changes: { contact } });
    await pay(started);
    const { id, statusPath, number } = (await orderPaid(buyer, started, { contact })).json().data;
    return { id, statusPath, number, buyer, started, paymentIntent: started.paymentIntent };
  }
});

const day = 24 * 60 * 60 * 1000;

const eraseGuest = (email: string) =>
  load('api/account/services/guest-data.js').eraseGuest(backend.strapi, email);

const confirm = (email: string) =>
  backend.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { email }, data: { confirmed: true } });
