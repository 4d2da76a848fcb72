import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, aProduct, Buyer } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('the identity of a guest’s cart', () => {
  it('survives a lost response to the first write: the repeat writes the line again, into a cart of its own', async () => {
    const part = await aProduct();
    const call = { method: 'PUT', key: randomUUID(), data: { partNumber: part, quantity: 1 } } as const;
    const [lost, again] = [new Buyer(), new Buyer()];
    const address = `/shopping-cart/cart/${randomUUID()}`;
    await lost.call(address, call);
    await again.call(address, call);
    expect(again.cookie).not.toBe(lost.cookie);
    expect((await again.cart()).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('is not revealed to anybody who knows the key of a write', async () => {
    const [guest, thief, part] = [new Buyer(), new Buyer(), await aProduct()];
    await guest.put(part, 1);
    const call = { method: 'PUT', key: randomUUID(), data: { partNumber: part, quantity: 2 } } as const;
    const address = `/shopping-cart/cart/${randomUUID()}`;
    await guest.call(address, call);
    const stolen = await thief.call(address, call);
    expect(stolen.json().data.lines).toHaveLength(1);
    expect(stolen.headers['idempotency-replayed']).toBeUndefined();
    expect(thief.cookie).not.toBe(guest.cookie);
  });

  it.each([
    ['a value of the right length', 'A'.repeat(75)],
    ['the token of old, made from a key', 'A'.repeat(43)],
    ['nothing', ''],
    ['a very long value', 'A'.repeat(4000)],
  ])('cannot be chosen with a made-up cookie or header: %s', async (_what, foreign) => {
    const [fixed, part] = [new Buyer(), await aProduct()];
    fixed.cookie = `cart=${foreign}`;
    const response = await fixed.call(`/shopping-cart/cart/${randomUUID()}`, {
      method: 'PUT',
      data: { partNumber: part, quantity: 1 },
      headers: { 'cart-token': foreign },
    });
    expect(response.statusCode).toBe(200);
    expect(fixed.cookie).not.toBe(`cart=${foreign}`);
    const planted = { cookie: `cart=${foreign}`, 'cart-token': foreign };
    const seen = await backend.get('/shopping-cart/cart', planted);
    expect(seen.json().data.lines).toEqual([]);
  });

  it('is sent to the device once as a token, which identifies the cart after the cookie is lost', async () => {
    const [guest, part] = [new Buyer(), await aProduct()];
    const issued = (await guest.put(part, 1)).headers['cart-token'];
    expect(guest.cookie).toBe(`cart=${issued}`);
    const headers = { 'cart-token': String(issued) };
    guest.cookie = '';
    const seen = await guest.call('/shopping-cart/cart', { headers });
    expect(seen.json().data).toMatchObject({ isNew: false, lines: [{ quantity: 1 }] });
    const address = `/shopping-cart/cart/${randomUUID()}`;
    const data = { partNumber: part, quantity: 2, reference: 'K7' };
    const again = await guest.call(address, { method: 'PUT', data, headers });
    expect(again.headers['cart-token']).toBeUndefined();
    expect(guest.cookie).toBe(`cart=${issued}`);
    expect((await guest.cart()).lines).toHaveLength(2);
    const stored = await backend.strapi.db.connection('fieldshop_carts').select();
    expect(JSON.stringify(stored)).not.toContain(String(issued));
  });

  it('says whether the cart was known, so that a device can send its lines again', async () => {
    const [guest, part] = [new Buyer(), await aProduct()];
    expect((await guest.cart()).isNew).toBe(true);
    expect((await guest.put(part, 1)).json().data.isNew).toBe(true);
    expect((await guest.put(part, 2)).json().data.isNew).toBe(false);
    expect((await guest.cart()).isNew).toBe(false);
  });

  it('is in a cookie that only this host can set, if the site is served over https', async () => {
    const part = await aProduct();
    const put = (cookie: string) =>
      backend.send({
        method: 'PUT',
        url: `/shopping-cart/cart/${randomUUID()}`,
        headers: { 'idempotency-key': randomUUID(), cookie },
        payload: { data: { partNumber: part, quantity: 1 } },
      });
    const plain = /^cart=([\w-]+)/.exec(String((await put('')).headers['set-cookie']))?.[1];
    await withSiteUrl('https://shop.example', async () => {
      const set = String((await put(`cart=${plain}`)).headers['set-cookie']);
      expect(set).toMatch(/^__Host-cart=[\w-]{75}; path=\/; .*samesite=lax; secure; httponly/);
      expect(set).not.toContain(String(plain));
    });
  });
});

describe('a guest’s line that arrives after the sign-in', () => {
  it('is in the account’s cart with the next request, and the guest’s cart is gone', async () => {
    const [late, customer, part] = [new Buyer(), await aCustomer(), await aProduct()];
    await customer.put(await aProduct(), 2);
    // Sent before the sign-in, and received after it: the response sets the cookie of the signed-in browser.
    await late.put(part, 1);
    customer.cookie = late.cookie;
    expect((await customer.cart()).lines).toMatchObject([{ quantity: 2 }, { partNumber: part, quantity: 1 }]);
    expect(customer.cookie).toBe('');
    expect((await late.cart()).lines).toEqual([]);
  });

  it('is merged before a change of the account, once', async () => {
    const [late, customer, part] = [new Buyer(), await aCustomer(), await aProduct()];
    await late.put(part, 1);
    customer.cookie = late.cookie;
    const [changed, again] = [await customer.put(part, 5, { reference: 'K7' }), await customer.cart()];
    expect(changed.json().data.lines).toHaveLength(2);
    expect(again.lines).toMatchObject([{ quantity: 1 }, { quantity: 5 }]);
  });
});

async function withSiteUrl(url: string, act: () => Promise<void>): Promise<void> {
  const settings = load('platform/config/environment.js').environment();
  const before = settings.SITE_URL;
  settings.SITE_URL = url;
  try {
    await act();
  } finally {
    settings.SITE_URL = before;
  }
}
