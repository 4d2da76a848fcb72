import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, aProduct, Buyer, changeOrder, mailsAbout, order } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('the states of an order', () => {
  it('lead from approved to delivered, with a record and an e-mail for each step, and to its PDFs', async () => {
    const { id, number } = await anOrder();
    await changeOrder(id, { state: 'approved' });
    await changeOrder(id, { state: 'in-production' });
    await changeOrder(id, {
      state: 'shipped',
      carrier: 'Post',
      trackingNumber: 'RR1IE',
      noteToCustomer: 'Two parcels.',
    });
    await changeOrder(id, { state: 'delivered' });
    const placed = await load('api/order/services/order-record.js').findOrder(backend.strapi, id);
    expect(placed).toMatchObject({ number, state: 'delivered', totals: { total: placed.totals.total } });
    expect(placed.lines).toHaveLength(1);
    expect(placed.history.map(({ state }: { state: string }) => state)).toEqual([
      'awaiting-payment',
      'approved',
      'in-production',
      'shipped',
      'delivered',
    ]);
    expect(placed.history[3]).toMatchObject({ note: 'Two parcels.', trackingNumber: 'RR1IE' });
    expect(await mailsAbout(number)).toHaveLength(6);
  });

  it.each([
    ['shipped', 'The state after "awaiting payment" can be "approved" or "cancelled", not "shipped".'],
    ['paid', 'The state after "awaiting payment" can be "approved" or "cancelled", not "paid".'],
    ['refunded', 'The state after "awaiting payment"'],
  ])('cannot skip to %s', async (state, message) => {
    const { id } = await anOrder();
    await expect(changeOrder(id, { state })).rejects.toThrow(message);
  });

  it('make each PDF available at the right time, to anyone with the link', async () => {
    const { id, documents } = await anOrder();
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['confirmation']);
    const confirmation = await new Buyer().call(documents[0].path);
    expect(confirmation.headers['content-type']).toBe('application/pdf');
    expect(confirmation.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const early = documents[0].path.replace('confirmation', 'invoice');
    expect((await new Buyer().call(early)).statusCode).toBe(404);
    for (const state of ['approved', 'in-production', 'shipped']) await changeOrder(id, { state });
    const invoice = await new Buyer().call(early);
    expect(invoice.statusCode).toBe(200);
    expect((await new Buyer().call(early.replace('invoice', 'packing-slip'))).statusCode).toBe(200);
  });

  it('redirect the former URL of a PDF, with its token', async () => {
    const { documents } = await anOrder();
    const { path } = documents[0];
    const moved = await new Buyer().call(path.replace('/documents/', '/papers/'));
    expect(moved).toMatchObject({ statusCode: 308, headers: { location: path } });
  });

  it('are in the CSV for accounting, where customers cannot inject a formula', async () => {
    const { number } = await anOrder({ reference: '=1+1' });
    const csv: string = await load('api/order/services/orders-csv.js').ordersAsCsv(backend.strapi);
    expect(csv.split('\r\n').find((row) => row.startsWith(number))).toContain(",PO-4711,'=1+1,EUR,");
  });

  it('allow a consumer to withdraw until two weeks after delivery', async () => {
    const { id, statusPath } = await anOrder({ customerKind: 'consumer' });
    const see = async () => (await new Buyer().call(`/shopping-cart${statusPath}`)).json().data;
    for (const state of ['approved', 'in-production', 'shipped', 'delivered'])
      await changeOrder(id, { state });
    expect((await see()).canWithdraw).toBe(true);
    const { mayWithdraw } = load('api/order/services/order-view.js');
    const record = await load('api/order/services/order-record.js').findOrder(backend.strapi, id);
    expect(mayWithdraw(record, 14, Date.now() + 15 * 86_400_000)).toBe(false);
    const address = `/shopping-cart${statusPath.replace('?', '/withdraw?')}`;
    const response = await new Buyer().call(address, { method: 'POST' });
    expect(response.json().data).toMatchObject({ state: 'delivered', canWithdraw: false });
    expect(response.json().data.withdrawnAt).not.toBeNull();
  });
});

describe('the orders of a customer', () => {
  it('are listed newest first, can be searched by their content, and are visible to nobody else', async () => {
    const [buyer, other] = [await aCustomer(), await aCustomer()];
    const parts = [await aProduct(), await aProduct()];
    for (const part of parts) {
      await buyer.put(part, 1);
      await order(buyer, { reference: `for ${part}` });
    }
    const list = async (who: Buyer, query = '') => (await who.call(`/shopping-cart/orders${query}`)).json();
    const { data } = await list(buyer);
    expect(data.map(({ reference }: { reference: string }) => reference)).toEqual([
      `for ${parts[1]}`,
      `for ${parts[0]}`,
    ]);
    expect((await list(buyer, `?search=${parts[0]?.toLowerCase()}`)).data).toHaveLength(1);
    expect((await list(buyer, '?pageSize=1&page=2')).meta.pagination).toMatchObject({ page: 2, total: 2 });
    expect((await list(other)).data).toEqual([]);
    expect((await new Buyer().call('/shopping-cart/orders')).statusCode).toBe(401);
    expect((await other.call(`/shopping-cart/orders/${data[0].id}`)).statusCode).toBe(404);
  });
});

async function anOrder(changes: object = {}) {
  const guest = new Buyer();
  await guest.put(await aProduct(), 1);
  return (await order(guest, changes)).json().data;
}
