import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import {
  aCustomer,
  anOrderRequest,
  aProduct,
  Buyer,
  changeOrder,
  mailsAbout,
  order,
  stockOf,
} from './support/shop';

const day = 24 * 60 * 60 * 1000;
const orders = 'api::order.order';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const endReservations = (now: number) =>
  load('api/order/services/reservations.js').endReservations(backend.strapi, now);
const read = (documentId: string) =>
  backend.strapi.documents(orders).findOne({ documentId, populate: ['lines'] });

async function anOrderOf(partNumber: string, quantity: number) {
  const buyer = new Buyer();
  await buyer.put(partNumber, quantity);
  const { id, number } = (await order(buyer)).json().data;
  return { id: String(id), number: String(number) };
}

describe('the goods of an unapproved purchase order', () => {
  it('stay reserved for the configured number of days and can then be sold again', async () => {
    const part = await aProduct({ stock: 5 });
    const { id, number } = await anOrderOf(part, 4);
    await endReservations(Date.now() + 2.9 * day);
    expect(await stockOf(part)).toEqual([1, 1]);
    await endReservations(Date.now() + 3.1 * day);
    expect(await stockOf(part)).toEqual([5, 5]);
    expect(await read(id)).toMatchObject({
      state: 'awaiting-payment',
      reservationEndedAt: expect.any(String),
      lines: [{ fromStock: 0, quantity: 4 }],
    });
    const subjects = (await mailsAbout(number)).map(({ subject }) => subject);
    expect(subjects).toContain(`Order ${number}: reservation expired`);
  });

  it('follow the setting', async () => {
    const settings = 'api::shop-setting.shop-setting';
    const set = (reservationDays: number) =>
      backend.strapi.db.query(settings).updateMany({ where: {}, data: { reservationDays } });
    const part = await aProduct({ stock: 5 });
    await anOrderOf(part, 5);
    await set(10);
    await endReservations(Date.now() + 9 * day);
    const reserved = await stockOf(part);
    await endReservations(Date.now() + 11 * day);
    await set(3);
    expect([reserved, await stockOf(part)]).toEqual([
      [0, 0],
      [5, 5],
    ]);
  });

  it('are released once, however often and by however many processes the job runs', async () => {
    const part = await aProduct({ stock: 5 });
    const { id } = await anOrderOf(part, 5);
    const later = Date.now() + 4 * day;
    await Promise.all([1, 2, 3].map(() => endReservations(later)));
    await changeOrder(id, { state: 'cancelled' });
    await endReservations(later);
    expect(await stockOf(part)).toEqual([5, 5]);
  });

  it('are reserved again when the order is approved, and then stay reserved', async () => {
    const part = await aProduct({ stock: 5 });
    const { id } = await anOrderOf(part, 4);
    await endReservations(Date.now() + 4 * day);
    await changeOrder(id, { state: 'approved' });
    expect(await stockOf(part)).toEqual([1, 1]);
    expect(await read(id)).toMatchObject({ reservationEndedAt: null, lines: [{ fromStock: 4 }] });
    await endReservations(Date.now() + 400 * day);
    expect(await stockOf(part)).toEqual([1, 1]);
    await changeOrder(id, { state: 'cancelled' });
    expect(await stockOf(part)).toEqual([5, 5]);
  });

  it('prevent the approval if they were sold since, and the error says how many are left', async () => {
    const part = await aProduct({ stock: 5 });
    const { id } = await anOrderOf(part, 4);
    await endReservations(Date.now() + 4 * day);
    await anOrderOf(part, 3);
    await expect(changeOrder(id, { state: 'approved' })).rejects.toThrow(`2 of ${part} left`);
    expect(await stockOf(part)).toEqual([2, 2]);
    expect((await read(id))?.state).toBe('awaiting-payment');
  });

  it('that are made to order are approved with the available stock', async () => {
    const part = await aProduct({ stock: 2, leadTimeDays: 10 });
    const { id } = await anOrderOf(part, 4);
    await endReservations(Date.now() + 4 * day);
    expect(await stockOf(part)).toEqual([2, 2]);
    await changeOrder(id, { state: 'approved' });
    expect(await stockOf(part)).toEqual([0, 0]);
    expect(await read(id)).toMatchObject({ lines: [{ fromStock: 2 }] });
  });

  it('stay reserved if the order was approved in time', async () => {
    const part = await aProduct({ stock: 5 });
    const { id } = await anOrderOf(part, 5);
    await changeOrder(id, { state: 'approved' });
    await endReservations(Date.now() + 400 * day);
    expect(await stockOf(part)).toEqual([0, 0]);
  });
});

describe('the purchase order of a guest', () => {
  it.each([
    ['no', ''],
    ['an invented', 'x'],
  ])('with %s human check reserves nothing and can be sent again with one', async (_what, pass) => {
    const part = await aProduct({ stock: 5 });
    const buyer = new Buyer();
    await buyer.put(part, 5);
    const [data, key] = [await anOrderRequest(buyer), randomUUID()];
    const send = (headers: Record<string, string>) =>
      buyer.call('/shopping-cart/orders', { method: 'POST', data, key, headers });
    const rejected = await send({ 'captcha-pass': pass });
    expect([rejected.statusCode, rejected.json().error.name]).toEqual([403, 'HumanCheckError']);
    expect(await stockOf(part)).toEqual([5, 5]);
    expect((await send({})).statusCode).toBe(201);
  });

  it('that fails does not use up its check', async () => {
    const part = await aProduct({ stock: 5 });
    const buyer = new Buyer();
    await buyer.put(part, 5);
    const [data, key] = [await anOrderRequest(buyer), randomUUID()];
    const send = () => buyer.call('/shopping-cart/orders', { method: 'POST', data, key });
    await anOrderOf(part, 1);
    expect((await send()).statusCode).toBe(409);
    await endReservations(Date.now() + 4 * day);
    expect((await send()).statusCode).toBe(201);
  });

  it('needs no check for a customer who is signed in', async () => {
    const buyer = await aCustomer();
    await buyer.put(await aProduct(), 1);
    const headers = { 'captcha-pass': '' };
    const data = await anOrderRequest(buyer);
    const placed = await buyer.call('/shopping-cart/orders', { method: 'POST', data, headers });
    expect(placed.statusCode).toBe(201);
  });
});
