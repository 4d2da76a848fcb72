import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, aProduct, Buyer } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a cart', () => {
  it('belongs to a guest through a cookie that scripts cannot read, and to nobody else', async () => {
    const part = await aProduct({ price: 19.99 });
    const guest = new Buyer();
    expect((await guest.call('/shopping-cart/cart')).headers['set-cookie']).toBeUndefined();
    const response = await guest.put(part, 3);
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(/; path=\/; .*samesite=lax; httponly/);
    expect(await guest.cart()).toMatchObject({ currency: 'EUR', subtotal: 5997, lines: [{ quantity: 3 }] });
    expect((await new Buyer().cart()).lines).toEqual([]);
  });

  it('has the last quantity that was sent, in one line per id', async () => {
    const [part, id] = [await aProduct(), randomUUID()];
    const buyer = await aCustomer();
    for (const quantity of [5, 2, 4]) await buyer.put(part, quantity, { reference: 'K7', id });
    expect((await buyer.cart()).lines).toMatchObject([{ id, quantity: 4, reference: 'K7' }]);
    await buyer.call(`/shopping-cart/cart/${id}`, { method: 'DELETE' });
    const again = await buyer.call(`/shopping-cart/cart/${id}`, { method: 'DELETE' });
    expect([again.statusCode, again.json().data.lines]).toEqual([200, []]);
  });

  it('adds up all lines of a product for its price breaks, and remembers its earlier price', async () => {
    const part = await aProduct({ priceBreaks: [{ quantity: 10, price: 90 }], leadTimeDays: 5 });
    const buyer = await aCustomer();
    await buyer.put(part, 4, { costCentre: 'A' });
    await buyer.put(part, 6, { costCentre: 'B' });
    const { lines, subtotal } = await buyer.cart();
    expect(lines.map(({ unitPrice }: { unitPrice: number }) => unitPrice)).toEqual([9000, 9000]);
    expect([lines[0].addedUnitPrice, lines[1].addedUnitPrice, subtotal]).toEqual([10_000, 9000, 90_000]);
  });

  it.each([
    ['an unknown part number', 'NO-SUCH-PART', 1, 'partNumber'],
    ['a quantity of nothing', '', 0, 'quantity'],
    ['a quantity below the smallest', '', 4, 'quantity'],
  ])('rejects %s and names the field', async (_what, ...[unknown, quantity, field]) => {
    const part = unknown || (await aProduct({ minimumOrderQuantity: 5 }));
    const response = await new Buyer().put(part, quantity);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details.errors).toMatchObject([{ path: [field] }]);
  });

  it('accepts several lines together or none, and says which is wrong', async () => {
    const part = await aProduct({ leadTimeDays: 3 });
    const lines = Array.from({ length: 50 }, () => ({ id: randomUUID(), partNumber: part, quantity: 2 }));
    const buyer = new Buyer();
    const send = (all: object[]) =>
      buyer.call('/shopping-cart/cart', { method: 'POST', data: { lines: all } });
    const wrong = await send([...lines, { id: randomUUID(), partNumber: 'XX', quantity: 1 }]);
    expect(wrong.json().error.details.errors).toMatchObject([{ path: ['lines', 50, 'partNumber'] }]);
    expect((await buyer.cart()).lines).toEqual([]);
    const { data } = (await send(lines)).json();
    expect(data.lines.map(({ id }: { id: string }) => id)).toEqual(lines.map(({ id }) => id));
  });

  it('shows what has changed since: obsolete with its successor, deleted, too few', async () => {
    const successor = await aProduct({ name: 'The newer probe' });
    const [old, gone, few] = [await aProduct(), await aProduct(), await aProduct({ stock: 2 })];
    const made = await aProduct({ stock: 2, leadTimeDays: 10 });
    const buyer = await aCustomer();
    for (const part of [old, gone, few, made]) await buyer.put(part, 3);
    const next = await documentOf(successor);
    await change(old, { lifecycle: 'obsolete', successor: next });
    await backend.strapi.documents('api::product.product').unpublish({ documentId: await documentOf(gone) });
    const { lines } = await buyer.cart();
    expect(lines.map(({ problem }: { problem: string }) => problem)).toEqual([
      'obsolete',
      'gone',
      'not-enough-stock',
      null,
    ]);
    expect(lines[0].successor).toMatchObject({ name: 'The newer probe', partNumber: successor });
  });
});

describe('signing in with a cart', () => {
  it('adds up identical lines, keeps the others, and still knows the lines by their old ids', async () => {
    const [same, other] = [await aProduct(), await aProduct()];
    const [guest, customer, old] = [new Buyer(), await aCustomer(), randomUUID()];
    await customer.put(same, 2, { reference: 'K7' });
    await guest.put(same, 3, { reference: 'K7', id: old });
    await guest.put(other, 1);
    expect((await customer.cart()).mergedLines).toEqual([]);
    await merge(guest, customer);
    const merged = await customer.cart();
    expect(merged.mergedLines).toEqual([old]);
    expect(merged.lines).toMatchObject([
      { partNumber: same, quantity: 5 },
      { partNumber: other, quantity: 1 },
    ]);
    expect((await guest.cart()).lines).toEqual([]);
    await customer.put(same, 7, { reference: 'K7', id: old });
    expect((await customer.cart()).lines).toMatchObject([{ quantity: 7 }, { quantity: 1 }]);
  });
});

describe('an abandoned guest cart', () => {
  it('is deleted when its cookie has expired; a customer’s cart stays', async () => {
    const [guest, customer, part] = [new Buyer(), await aCustomer(), await aProduct()];
    await guest.put(part, 1);
    await customer.put(part, 1);
    const tidy = (days: number) =>
      load('api/cart/services/cart-record.js').removeOldCarts(
        backend.strapi,
        Date.now() + days * 24 * 3_600_000,
      );
    await tidy(179);
    expect((await guest.cart()).lines).toHaveLength(1);
    await tidy(181);
    expect([(await guest.cart()).lines.length, (await customer.cart()).lines.length]).toEqual([0, 1]);
  });
});

async function merge(guest: Buyer, customer: Buyer): Promise<void> {
  const { mergeGuestCart } = load('api/cart/services/merge-guest-cart.js');
  const cookies = { get: () => guest.cookie.slice('cart='.length), set: () => undefined };
  const ctx = { cookies, state: {}, secure: false, get: () => '' } as unknown as Context;
  await mergeGuestCart(backend.strapi, ctx, customer.documentId);
}

async function documentOf(partNumber: string): Promise<string> {
  const found = await backend.strapi.documents('api::product.product').findFirst({ filters: { partNumber } });
  return String(found?.documentId);
}

async function change(partNumber: string, data: object): Promise<void> {
  const documentId = await documentOf(partNumber);
  await backend.strapi.documents('api::product.product').update({ documentId, data, status: 'published' });
}
