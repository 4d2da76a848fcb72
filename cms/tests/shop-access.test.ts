import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { aCustomer, aProduct, Buyer, order } from './support/shop';
import { aPayment, orderPaid, pay } from './support/payments';

type Route = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; config: { auth: unknown } };
type Caller = 'anonymous' | 'owner' | 'another' | 'expired';

const domains = ['cart', 'checkout', 'order', 'payment', 'quote'];
const routes: Route[] = domains.flatMap((name) => load(`api/${name}/routes/${name}.js`).default.routes);
// What each may access with the owner's ids. 400: nothing valid was sent.
const everybodyTheirOwn = {
  anonymous: [200, 400, 409],
  owner: [200, 400, 409],
  another: [200, 400, 409],
  expired: [401],
};
const onlyTheOwner = { anonymous: [404], owner: [200], another: [404], expired: [401] };
const onlyAccounts = { anonymous: [401], owner: [200], another: [200], expired: [401] };
const nobody = {
  anonymous: [400, 401, 404],
  owner: [400, 401, 404],
  another: [400, 401, 404],
  expired: [400, 401, 404],
};
const matrix: Record<string, Record<Caller, number[]>> = {
  'GET /shopping-cart/cart': everybodyTheirOwn,
  'POST /shopping-cart/cart': everybodyTheirOwn,
  'DELETE /shopping-cart/cart': everybodyTheirOwn,
  'PUT /shopping-cart/cart/:id': everybodyTheirOwn,
  'DELETE /shopping-cart/cart/:id': everybodyTheirOwn,
  'GET /shopping-cart/settings': everybodyTheirOwn,
  'POST /shopping-cart/orders/address/verify': everybodyTheirOwn,
  'POST /shopping-cart/orders/shipping': everybodyTheirOwn,
  'POST /shopping-cart/orders/tax': everybodyTheirOwn,
  'POST /shopping-cart/orders': everybodyTheirOwn,
  'GET /shopping-cart/orders': onlyAccounts,
  'GET /shopping-cart/orders/:id': onlyTheOwner,
  'POST /shopping-cart/orders/:id/cancel': onlyTheOwner,
  'POST /shopping-cart/orders/:id/withdraw': { ...onlyTheOwner, owner: [409] },
  'POST /shopping-cart/withdrawals': everybodyTheirOwn,
  'GET /shopping-cart/orders/:id/documents/:kind': onlyTheOwner,
  // Redirects to the path above.
  'GET /shopping-cart/orders/:id/papers/:kind': {
    anonymous: [308],
    owner: [308],
    another: [308],
    expired: [401],
  },
  // The link alone gives access.
  'GET /shopping-cart/quotes/:id': nobody,
  'GET /shopping-cart/quotes/:id/pdf': nobody,
  'POST /shopping-cart/payment-intent': everybodyTheirOwn,
  'GET /shopping-cart/cards': onlyAccounts,
  'DELETE /shopping-cart/cards/:id': { ...onlyTheOwner, anonymous: [401] },
  'POST /shopping-cart/stripe/webhook': nobody,
  'GET /shopping-cart/test-payments/v1/payment_intents/:intent': nobody,
  'POST /shopping-cart/test-payments/v1/payment_intents/:intent': nobody,
  'GET /shopping-cart/test-payments/v1/payment_intents/:intent/:action': nobody,
  'POST /shopping-cart/test-payments/v1/payment_intents/:intent/:action': nobody,
};
const secret = `secret-${randomUUID()}`;
let callers: Record<Caller, Buyer>;
let things: { order: string; line: string; card: string; intent: string };

beforeAll(async () => {
  const [owner, another, expired] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const { strapi } = await aBackend();
  const user = { where: { documentId: expired.documentId }, data: { blocked: true } };
  await strapi.db.query('plugin::users-permissions.user').update(user);
  callers = { anonymous: new Buyer(), owner, another, expired };
  things = await ownThings(owner);
});

describe('every route of the shop', () => {
  it('is in the matrix', () => {
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(matrix).sort());
  });

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    '%s gives nothing of the owner to anonymous, another or an expired session',
    async (name, route) => {
      for (const caller of ['anonymous', 'another', 'expired'] as const) {
        const { statusCode, body } = await callers[caller].call(addressOf(route), { method: route.method });
        expect([caller, matrix[name]?.[caller].includes(statusCode), statusCode]).toEqual([
          caller,
          true,
          statusCode,
        ]);
        expect(body).not.toContain(secret);
      }
    },
  );

  it('has changed nothing that belongs to the owner', async () => {
    const { owner } = callers;
    expect((await owner.cart()).lines).toMatchObject([{ id: things.line, quantity: 2, reference: secret }]);
    const { data } = (await owner.call(`/shopping-cart/orders/${things.order}`)).json();
    expect(data).toMatchObject({ state: 'awaiting-payment', reference: secret });
    expect((await owner.call('/shopping-cart/cards')).json().data).toHaveLength(1);
  });

  it.each(
    routes.filter((route) => route.method !== 'DELETE').map((route) => [nameOf(route), route] as const),
  )('%s returns the data to its owner', async (name, route) => {
    const { statusCode } = await callers.owner.call(addressOf(route), { method: route.method });
    expect([matrix[name]?.owner.includes(statusCode), statusCode]).toEqual([true, statusCode]);
  });

  it('that reads data of a customer is not stored by browsers', async () => {
    // Settings of the shop are the same for everybody.
    const reads = routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('/settings'));
    for (const route of reads) {
      const { statusCode, headers } = await callers.owner.call(addressOf(route));
      const isStored = statusCode === 200 && !headers['cache-control']?.includes('no-store');
      expect([nameOf(route), isStored]).toEqual([nameOf(route), false]);
    }
  });
});

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function addressOf({ path }: Route): string {
  const id = /cart\/:id/.test(path) ? things.line : /cards/.test(path) ? things.card : things.order;
  return path
    .replace(':id', id)
    .replace(':kind', 'confirmation')
    .replace(':intent', things.intent)
    .replace(':action', 'confirm');
}

async function ownThings(owner: Buyer) {
  await owner.put(await aProduct(), 1, { reference: secret });
  const started = await aPayment(owner, { changes: { saveCard: true } });
  await pay(started);
  await orderPaid(owner, started);
  const [card] = (await owner.call('/shopping-cart/cards')).json().data;
  const part = await aProduct();
  await owner.put(part, 1);
  const placed = (await order(owner, { reference: secret })).json().data;
  const line = randomUUID();
  await owner.put(part, 2, { id: line, reference: secret });
  return { order: placed.id, line, card: card.id, intent: started.paymentIntent };
}
