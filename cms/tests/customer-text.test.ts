import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aCustomer, as, post } from './support/customers';
import { aMessage, sendForm } from './support/forms';
import { anAddress, anOrderRequest, aProduct, Buyer } from './support/shop';

const unprintable = 'Remove unsupported characters.';
const oneLine = 'Enter this on one line.';
const characters: [string, string][] = [
  ['NUL', '\0'],
  ['an escape', '\u001b[31m'],
  ['a vertical tab', '\u000b'],
  ['DEL', '\u007f'],
  ['a tab', '\t'],
  ['half of a surrogate pair', '\ud800'],
  ['a noncharacter', '\uffff'],
];
const lineBreaks = ['\r', '\n', '\r\n', '\u0085', '\u2028'];

let backend: Backend;
let buyer: Buyer;
let request: Awaited<ReturnType<typeof anOrderRequest>>;
beforeAll(async () => {
  backend = await aBackend();
  buyer = new Buyer();
  await buyer.put(await aProduct(), 1);
  request = await anOrderRequest(buyer);
});

const place = (change: object) =>
  buyer.call('/shopping-cart/orders', { method: 'POST', data: { ...request, ...change } });
const orderFields: Record<string, (text: string) => object> = {
  'contact.name': (name) => ({ contact: { ...request.contact, name } }),
  'shippingAddress.line1': (line1) => ({ shippingAddress: { ...anAddress, line1 } }),
  'shippingAddress.name': (name) => ({ shippingAddress: { ...anAddress, name } }),
  'billingAddress.city': (city) => ({ billingAddress: { ...anAddress, city } }),
  reference: (reference) => ({ reference }),
  vatNumber: (vatNumber) => ({ vatNumber }),
  'payment.number': (number) => ({ payment: { kind: 'purchase-order', number } }),
};

describe('the text of an order', () => {
  it.each(Object.entries(orderFields))(
    'in %s has no control character and no line break',
    async (field, change) => {
      for (const [name, character] of characters)
        expect([name, await errorsOf(place(change(`A${character}B`)))]).toEqual([
          name,
          [[field, unprintable]],
        ]);
      for (const character of lineBreaks)
        expect(await errorsOf(place(change(`A${character}B`)))).toEqual([[field, oneLine]]);
    },
  );

  it('may have line breaks and tabs in the note, but no control characters', async () => {
    expect(await errorsOf(place({ note: 'A\u0000B' }))).toEqual([['note', unprintable]]);
    expect((await place({ note: 'Ring twice\r\n\tthen wait' })).statusCode).toBe(201);
  });
});

describe('text with a control character is rejected', () => {
  const line = { partNumber: 'P-100-010', quantity: 1, costCentre: 'A\0B' };
  const calls: Record<string, { url: string; payload: object; method?: 'PUT' }> = {
    'a line of the cart': {
      url: `/shopping-cart/cart/${randomUUID()}`,
      payload: { data: line },
      method: 'PUT',
    },
    'many lines': {
      url: '/shopping-cart/cart',
      payload: { data: { lines: [{ id: randomUUID(), ...line }] } },
    },
    'an address to verify': {
      url: '/shopping-cart/orders/address/verify',
      payload: { data: { ...anAddress, city: 'A\0' } },
    },
    registration: { url: '/api/auth/local/register', payload: { email: 'a@example.test', password: 'x\0y' } },
    'a sign-in': { url: '/api/auth/local', payload: { identifier: 'a\0@example.test', password: 'x' } },
    'the name of a file': { url: '/api/attachments', payload: { data: { name: 'a\0.pdf' } } },
    'the e-mail of the part wizard': { url: '/part-wizard/email', payload: { data: { email: 'a\0b' } } },
  };

  it.each(Object.entries(calls))('in %s', async (_what, call) => {
    const headers = { 'idempotency-key': randomUUID() };
    const response = await backend.send({ method: 'POST', headers, ...call });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toContain(unprintable);
  });

  it('in the profile of an account', async () => {
    const { jwt } = await aCustomer();
    const payload = { name: 'Ada\nByron', addresses: [{ ...anAddress, line1: 'A\0B' }] };
    const response = await as(jwt, { method: 'PATCH', url: '/api/users/me', payload });
    expect(response.json().error.details.errors).toMatchObject([
      { path: ['name'], message: oneLine },
      { path: ['addresses', 0, 'line1'], message: unprintable },
    ]);
  });

  it('in a form, whose message keeps its line breaks', async () => {
    expect(await errorsOf(sendForm({ ...aMessage(), name: 'Ada\r\nBcc: x' }))).toEqual([['name', oneLine]]);
    expect(await errorsOf(sendForm({ ...aMessage(), message: 'A\0' }))).toEqual([['message', unprintable]]);
    expect((await sendForm({ ...aMessage(), message: 'One\nTwo' })).statusCode).toBe(201);
  });

  it('in a body nested deeper than the call stack allows', () => {
    let body: unknown = 'A\0B';
    for (let depth = 0; depth < 200_000; depth += 1) body = [body];
    expect(load('platform/query-limits/customer-text.js').customerTextErrors(body)).toHaveLength(1);
  });

  it('while names in any script are accepted', async () => {
    const named = await post('/shopping-cart/orders/address/verify', {
      data: { ...anAddress, name: '株式会社 Щукин شركة 👩‍🔧' },
    });
    expect(named.statusCode).toBe(200);
  });
});

type Rejection = Promise<{
  json(): { error?: { details: { errors: { path: string[]; message: string }[] } } };
}>;

async function errorsOf(response: Rejection) {
  const { error } = (await response).json();
  return error?.details.errors.map(({ path, message }) => [path.join('.'), message]);
}
