import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aPass } from './support/forms';
import { aProduct, Buyer } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('the customer’s cart requests', () => {
  it.each([
    ['without data', (body: object) => body],
    ['with data', (body: object) => ({ data: body })],
  ])('add a line, then more of it, %s', async (_how, shape) => {
    const part = await aProduct();
    const guest = new Guest();
    await guest.call('POST', '/shopping-cart/cart', shape({ partNumber: part, quantity: 2 }));
    const { data } = await guest.call(
      'POST',
      '/shopping-cart/cart',
      shape({ partNumber: part, quantity: 1 }),
    );
    expect(data.lines).toMatchObject([{ partNumber: part, quantity: 3 }]);
    const address = `/shopping-cart/cart/${data.lines[0].id}`;
    const changed = await guest.call('PUT', address, shape({ quantity: 7 }));
    expect(changed.data.lines).toMatchObject([{ partNumber: part, quantity: 7 }]);
    const emptied = await guest.call('DELETE', address);
    expect(emptied.data.lines).toEqual([]);
  });

  it('keep everything else of a line when its quantity changes', async () => {
    const [buyer, part, id] = [new Buyer(), await aProduct(), randomUUID()];
    await buyer.put(part, 1, { id, reference: 'K7', costCentre: 'A' });
    await buyer.call(`/shopping-cart/cart/${id}`, { method: 'PUT', data: { quantity: 4 } });
    expect((await buyer.cart()).lines).toMatchObject([{ id, quantity: 4, reference: 'K7', costCentre: 'A' }]);
  });

  it('use the same line for a part in another spelling, and another line for one with a reference', async () => {
    const [buyer, part] = [new Buyer(), await aProduct()];
    await buyer.put(part, 1, { reference: 'K7' });
    const add = (partNumber: string) =>
      buyer.call('/shopping-cart/cart', { method: 'POST', data: { partNumber, quantity: 1 } });
    await add(part);
    await add(part);
    const { lines } = await buyer.cart();
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2]);
  });

  it.each([
    {
      status: 404,
      what: 'the quantity of a line that is not there',
      method: 'PUT',
      id: randomUUID(),
      body: { quantity: 1 },
    },
    {
      status: 400,
      what: 'a quantity that is a text',
      method: 'PUT',
      id: randomUUID(),
      body: { quantity: '3' },
    },
    { status: 400, what: 'a quantity below one', method: 'PUT', id: randomUUID(), body: { quantity: 0 } },
    { status: 400, what: 'a line without a part number', method: 'POST', id: '', body: { quantity: 1 } },
    { status: 400, what: 'nothing', method: 'POST', id: '', body: {} },
    { status: 400, what: 'a list', method: 'POST', id: '', body: [] },
    {
      status: 400,
      what: 'a line whose id is not a UUID',
      method: 'POST',
      id: '',
      body: { id: 'x', partNumber: 'A', quantity: 1 },
    },
  ] as const)('returns $status: $what', async ({ status, method, id, body }) => {
    const url = `/shopping-cart/cart${id && `/${id}`}`;
    expect((await backend.send({ method, url, payload: body })).statusCode).toBe(status);
  });
});

describe('the customer’s form requests', () => {
  it.each([{ email: 'ada@example.test' }, { data: { email: 'ada@example.test' } }])(
    'an e-mail address alone gets the link to the part wizard: %j',
    async (payload) => {
      const before = await mailsTo('ada@example.test');
      const headers = { 'captcha-pass': await aPass('') };
      const response = await backend.send({ method: 'POST', url: '/part-wizard/email', payload, headers });
      expect(response.statusCode).toBe(201);
      expect(await mailsTo('ada@example.test')).toBe(before + 1);
    },
  );

  it('are counted by e-mail, with or without the data envelope', async () => {
    const email = `${randomUUID()}@example.test`;
    const headers = { 'captcha-pass': await aPass('') };
    await backend.send({ method: 'POST', url: '/part-wizard/email', payload: { email }, headers });
    const counted = await backend.strapi.db
      .connection('fieldshop_limits')
      .where({ bucket: `email:${email}` });
    expect(counted).toMatchObject([{ count: 1 }]);
  });
});

async function mailsTo(address: string): Promise<number> {
  const mails: { content: string }[] = await backend.strapi.db
    .connection('fieldshop_mails')
    .select('content');
  return mails.filter(({ content }) => JSON.parse(content).to === address).length;
}

/** A client without Idempotency-Key and Cart-Token: it only has the cookie. */
class Guest {
  private cookie = '';

  async call(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const headers = this.cookie ? { cookie: this.cookie } : {};
    const response = await backend.send({ method, url, headers, ...(payload ? { payload } : {}) });
    if (response.statusCode !== 200) throw new Error(response.body);
    this.cookie = /^cart=[\w-]+/.exec(String(response.headers['set-cookie']))?.[0] ?? this.cookie;
    return response.json();
  }
}
