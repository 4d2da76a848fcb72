import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  anAddress,
  anOrderRequest,
  aProduct,
  Buyer,
  mailsAbout,
  order,
  stockOf,
} from './support/shop';

describe('an order by purchase order', () => {
  it('can be placed by a guest, has a number, empties the cart and can be viewed only with its link', async () => {
    const part = await aProduct({ price: 148 });
    const guest = new Buyer();
    await guest.put(part, 2, { reference: 'K7' });
    const response = await order(guest);
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data.number).toMatch(/^A-\d{4}-\d{6}$/);
    expect(data).toMatchObject({
      state: 'awaiting-payment',
      totals: { subtotal: 29_600, shipping: 0, tax: 6808, total: 36_408 },
      lines: [{ partNumber: part, quantity: 2, unitPrice: 14_800, tax: 6808, reference: 'K7' }],
      payment: { kind: 'purchase-order', number: 'PO-4711' },
      canCancel: true,
      canWithdraw: false,
    });
    expect((await guest.cart()).lines).toEqual([]);
    const call = `/shopping-cart${data.statusPath}`;
    expect((await new Buyer().call(call)).json().data).toEqual(data);
    expect((await new Buyer().call(call.replace(/.$/, 'x'))).statusCode).toBe(404);
    expect((await guest.call(`/shopping-cart/orders/${data.id}`)).statusCode).toBe(404);
    expect(await mailsAbout(data.number)).toHaveLength(2);
  });

  it('says on its page and in its e-mails when it is expected to ship and to arrive', async () => {
    const [part, made] = [await aProduct(), await aProduct({ stock: 0, leadTimeDays: 10 })];
    const buyer = await aCustomer();
    await buyer.put(part, 1);
    await buyer.put(made, 1);
    const { number, lines } = (await order(buyer, { partDelivery: true })).json().data;
    const [first, second] = lines;
    expect(first.shipsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(second.shipsOn) - Date.parse(first.shipsOn)).toBe(14 * 86_400_000);
    expect(first.arrivesFrom > first.shipsOn && first.arrivesUntil >= first.arrivesFrom).toBe(true);
    const mails = await mailsAbout(number);
    for (const mail of mails)
      expect(mail).toMatchObject({ text: expect.stringMatching(/Expected to ship: \w{3} \d.* to \w{3} \d/) });
    expect(mails[0]).toMatchObject({ text: expect.stringContaining('Expected to arrive: ') });
    await buyer.put(part, 1);
    const onRequest = await aProduct({ stock: 5, leadTimeDays: null });
    await buyer.put(onRequest, 1);
    const together = (await order(buyer)).json().data.lines;
    expect(new Set(together.map(({ shipsOn }: { shipsOn: string }) => shipsOn)).size).toBe(1);
  });

  it('is one order, however often it is sent', async () => {
    const part = await aProduct();
    const buyer = await aCustomer();
    await buyer.put(part, 1);
    const [data, key] = [await anOrderRequest(buyer), randomUUID()];
    const send = () => buyer.call('/shopping-cart/orders', { method: 'POST', data, key });
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    expect(responses.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409)).toEqual([]);
    const { data: listed, meta } = (await buyer.call('/shopping-cart/orders')).json();
    expect([listed.length, meta.pagination.total]).toEqual([1, 1]);
    expect(listed[0]).toMatchObject({ state: 'awaiting-payment', payment: { kind: 'purchase-order' } });
    expect((await send()).json().data.number).toBe(listed[0].number);
  });

  it('is rejected with the new totals if something has changed since they were displayed', async () => {
    const part = await aProduct({ price: 10 });
    const buyer = await aCustomer();
    const id = randomUUID();
    await buyer.put(part, 1, { id });
    const data = await anOrderRequest(buyer);
    await buyer.put(part, 2, { id });
    const rejected = await buyer.call('/shopping-cart/orders', { method: 'POST', data });
    expect(rejected.statusCode).toBe(409);
    const { error } = rejected.json();
    expect(error).toMatchObject({ name: 'CartChangedError', details: { totals: { subtotal: 2000 } } });
    expect(error.details.cart.lines).toHaveLength(1);
    const { fingerprint } = error.details.totals;
    const again = await buyer.call('/shopping-cart/orders', {
      method: 'POST',
      data: { ...data, fingerprint },
    });
    expect(again.statusCode).toBe(201);
  });

  it.each([
    [{ terms: false }, ['terms']],
    [{ contact: { name: 'Ada', email: 'ada' } }, ['contact', 'email']],
    [{ payment: { kind: 'purchase-order', number: ' ' } }, ['payment', 'number']],
    [{ shippingAddress: { ...anAddress, city: '' } }, ['shippingAddress', 'city']],
    [{ shippingMethod: 'pigeon' }, ['shippingMethod']],
  ])('is rejected with a reason: %o', async (wrong, path) => {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const data = { ...(await anOrderRequest(buyer)), ...wrong };
    const rejected = await buyer.call('/shopping-cart/orders', { method: 'POST', data });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().error.details.errors).toMatchObject([{ path }]);
  });
});

describe('the stock', () => {
  it('sells the last piece to one of fifty who order at once, and rejects the others clearly', async () => {
    const part = await aProduct({ stock: 1 });
    const buyers = Array.from({ length: 50 }, () => new Buyer());
    const requests: object[] = [];
    for (const buyer of buyers) {
      await buyer.put(part, 1);
      requests.push(await anOrderRequest(buyer));
    }
    const responses = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.call('/shopping-cart/orders', { method: 'POST', data: requests[index] ?? {} }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const rejected = responses
      .filter(({ statusCode }) => statusCode !== 201)
      .map((response) => response.json().error);
    expect(new Set(rejected.map(({ name }) => name))).toEqual(new Set(['OutOfStockError']));
    expect(rejected[0].details.lines).toMatchObject([{ partNumber: part, available: 0 }]);
    expect(await stockOf(part)).toEqual([0, 0]);
  });

  it('is used for products made to order, and returned when the order is cancelled', async () => {
    const part = await aProduct({ stock: 3, leadTimeDays: 10 });
    const buyer = await aCustomer();
    await buyer.put(part, 5);
    const { data } = (await order(buyer)).json();
    expect(await stockOf(part)).toEqual([0, 0]);
    const cancelled = await buyer.call(`/shopping-cart/orders/${data.id}/cancel`, { method: 'POST' });
    expect(cancelled.json().data).toMatchObject({ state: 'cancelled', canCancel: false });
    expect(await stockOf(part)).toEqual([3, 3]);
    const again = await buyer.call(`/shopping-cart/orders/${data.id}/cancel`, { method: 'POST' });
    expect([again.statusCode, await stockOf(part)]).toEqual([409, [3, 3]]);
  });
});
