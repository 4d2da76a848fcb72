import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, aProduct } from './support/shop';

const claims = 'fieldshop_claims';
const limits = 'fieldshop_limits';

let backend: Backend;
let partNumber: string;
beforeAll(async () => {
  backend = await aBackend();
  partNumber = await aProduct({ stock: 1000 });
});

type Sent = { key?: string; ip: string; lines: number; token?: string; cookie?: string };

function write({ key = randomUUID(), ip, lines, token, cookie = '' }: Sent) {
  const data = {
    lines: Array.from({ length: lines }, () => ({ id: randomUUID(), partNumber, quantity: 1 })),
  };
  return backend.send({
    method: 'POST',
    url: '/shopping-cart/cart',
    payload: { data },
    remoteAddress: ip,
    headers: { 'idempotency-key': key, cookie, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
}

const counted = async (ip: string): Promise<number> => {
  const [row] = await backend.strapi.db.connection(limits).where({ bucket: `cart:${ip}` });
  return row?.count ?? 0;
};
const exhaust = (ip: string, since = Date.now()) => {
  const most = load('platform/config/environment.js').environment().CART_LINES_PER_ADDRESS;
  const row = { bucket: `cart:${ip}`, since, count: most - 2 };
  return backend.strapi.db.connection(limits).insert(row);
};

describe('writes to the cart of a visitor', () => {
  it('are counted by line and IP address, and rejected above the limit with the time to wait', async () => {
    const ip = '10.20.0.1';
    await write({ ip, lines: 3 });
    await backend.send({
      method: 'DELETE',
      url: '/shopping-cart/cart',
      remoteAddress: ip,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await counted(ip)).toBe(4);
    const full = '10.20.0.2';
    await exhaust(full);
    const rejected = await write({ ip: full, lines: 3 });
    expect([rejected.statusCode, rejected.json().error.name]).toEqual([429, 'RateLimitError']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await write({ ip: full, lines: 2 })).statusCode).toBe(200);
    expect((await write({ ip: full, lines: 1 })).statusCode).toBe(429);
    expect((await write({ ip: '10.20.0.3', lines: 3 })).statusCode).toBe(200);
    const soonOver = '10.20.0.99';
    await exhaust(soonOver, Date.now() - 3_570_000);
    const { error } = (await write({ ip: soonOver, lines: 3 })).json();
    expect(error.message).toBe('Too many requests. Try again in 1 minute.');
  });

  it('store nothing in the database if they are rejected', async () => {
    const [ip, key] = ['10.20.0.4', randomUUID()];
    await exhaust(ip);
    await write({ ip, key, lines: 3 });
    expect(await backend.strapi.db.connection(claims).whereLike('key', `${key}%`)).toEqual([]);
  });

  it('do not limit a signed-in customer at the same IP address', async () => {
    const [ip, { token }] = ['10.20.0.5', await aCustomer()];
    await exhaust(ip);
    expect((await write({ ip, token, lines: 3 })).statusCode).toBe(200);
  });

  it('are limited to 500 lines in one cart', async () => {
    const { token } = await aCustomer();
    for (const lines of [250, 250])
      expect((await write({ ip: '10.20.0.6', token, lines })).statusCode).toBe(200);
    const rejected = await write({ ip: '10.20.0.6', token, lines: 1 });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().error.message).toContain('500 lines');
  });
});

describe('the response to a write to the cart', () => {
  it('is not stored: a repeated request changes nothing and returns the current cart', async () => {
    const [key, { token }] = [randomUUID(), await aCustomer()];
    const id = randomUUID();
    const put = (quantity: number, as: string) =>
      backend.send({
        method: 'PUT',
        url: `/shopping-cart/cart/${id}`,
        payload: { data: { partNumber, quantity } },
        headers: { 'idempotency-key': as, authorization: `Bearer ${token}` },
      });
    await put(1, key);
    await put(7, randomUUID());
    const [row] = await backend.strapi.db.connection(claims).whereLike('key', `${key}%`);
    expect(row).toMatchObject({ status: 200, body: null });
    const repeated = await put(1, key);
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect(repeated.json().data.lines).toMatchObject([{ id, quantity: 7 }]);
  });

  it('is recorded for a week, and that of a form for 45 days', async () => {
    const key = randomUUID();
    await write({ ip: '10.20.0.7', key, lines: 1 });
    const table = () => backend.strapi.db.connection(claims);
    const form = {
      key: randomUUID(),
      fingerprint: '',
      token: '',
      since: Date.now(),
      status: 201,
      body: '{}',
    };
    await table().insert(form);
    const isStored = async (days: number) => {
      await load('platform/idempotency/claims.js').removeOldClaims(
        backend.strapi,
        Date.now() + days * 86_400_000,
      );
      const rows: { key: string }[] = await table().whereLike('key', `${key}%`).orWhere({ key: form.key });
      return rows.map((row) => (row.key === form.key ? 'form' : 'cart')).toSorted();
    };
    expect([await isStored(6.9), await isStored(7.1), await isStored(44.9), await isStored(45.1)]).toEqual([
      ['cart', 'form'],
      ['form'],
      ['form'],
      [],
    ]);
  });
});
