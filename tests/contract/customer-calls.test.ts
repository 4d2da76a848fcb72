import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, inject, it } from 'vitest';
import { goodForms } from '../support/good-forms.mjs';

const origin = inject('origin');
const part = 'APT210-010-G14-M12';

// Exactly the requests of the specification, section 1: no headers of our own, `data` only where it is shown.
describe("the customer's reads", () => {
  it.each([
    '/api/footer',
    '/api/setting',
    '/api/pages',
    '/api/news-articles?sort=createdAt:desc',
    '/api/products?pagination[pageSize]=250',
    '/api/products?filters[category][id][$eq]=1&sort=weight:asc',
    '/api/product-categories?sort=weight:asc',
    '/api/home-page',
    '/api/product-page',
    '/api/news-page',
    '/api/contact-page',
    '/api/request-quote-page',
    '/api/request-demo-page',
    '/api/videos-page',
    '/api/part-wizard-page',
    '/api/calibration-and-repair-page',
    '/api/slides',
    '/api/company-contacts?sort=region:asc',
    '/api/videos',
    '/api/product-showcase',
    '/api/products?filters[url][$eq]=apt-210-010',
    '/part-wizard/items',
  ])('return %s with data', async (path) => {
    const { status, body } = await visitor().call('GET', path);
    expect(status).toBe(200);
    expect(body.data).toBeDefined();
  });

  it('return the primary menu as a bare tree', async () => {
    const { status, body } = await visitor().call('GET', '/api/navigation/render/1?type=TREE');
    expect(status).toBe(200);
    expect(body).toBeInstanceOf(Array);
  });

  it('return search results with highlighting', async () => {
    const question = { q: 'apt 210', attributesToHighlight: ['*'] };
    const { status, body } = await visitor().call('POST', '/api/search/indexes/site/search', question);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('<em>');
  });
});

describe("the customer's forms", () => {
  const { contact, service, quote } = goodForms;
  const configured = { ...quote, lines: [{ partNumber: part, quantity: 2, note: '' }] };
  it.each([
    ['/api/contact-forms', { data: contact }],
    ['/api/calibration-and-repair-forms', { data: service }],
    ['/part-wizard/forms', configured],
    ['/part-wizard/forms', { data: configured }],
    ['/part-wizard/email', { email: 'ada@example.com' }],
    ['/part-wizard/email', { data: { email: 'ada@example.com' } }],
  ])('are accepted at %s', async (path, form) => {
    const someone = visitor();
    const headers = { 'captcha-pass': await passOf(someone) };
    expect((await someone.call('POST', path, form, headers)).status).toBe(201);
  });
});

describe("the customer's accounts", () => {
  it('can be created, signed in to, read, changed and deleted with the specified requests', async () => {
    const email = `${randomUUID()}@example.com`;
    const [password, next] = ['Seven-old-lamps-1', 'Seven-new-lamps-2'];
    const someone = visitor();
    const made = await someone.call('POST', '/api/auth/local/register', { username: email, email, password });
    expect(made).toMatchObject({ status: 200, body: { jwt: expect.any(String), user: { email } } });
    const { body } = await someone.call('POST', '/api/auth/local', { identifier: email, password });
    const headers = { authorization: `Bearer ${body.jwt}` };
    const verified = await someone.call('POST', '/api/auth/token/verify', { jwt: body.jwt });
    expect(verified.body.data.valid).toBe(true);
    expect((await someone.call('GET', '/api/users/me', undefined, headers)).status).toBe(200);
    expect((await someone.call('PATCH', '/api/users/me', { name: 'Ada' }, headers)).status).toBe(200);
    const change = { currentPassword: password, password: next, passwordConfirmation: next };
    expect((await someone.call('PATCH', '/api/users/change-password', change, headers)).status).toBe(200);
    expect((await someone.call('POST', '/api/auth/forgot-password', { email })).status).toBe(200);
    const reset = { code: 'no code of ours', password: next, passwordConfirmation: next };
    expect((await someone.call('POST', '/api/auth/reset-password', reset)).status).toBe(400);
    const old = await someone.call('POST', '/api/auth/token/verify', { jwt: 'no token of ours' });
    expect(old.body.data.valid).toBe(false);
  });
});

describe("the customer's shop", () => {
  it('fills, changes and empties a cart', async () => {
    const guest = visitor();
    const added = await guest.call('POST', '/shopping-cart/cart', { partNumber: part, quantity: 1 });
    const [{ id }] = added.body.data.lines;
    for (const body of [{ quantity: 3 }, { data: { quantity: 3 } }])
      expect((await guest.call('PUT', `/shopping-cart/cart/${id}`, body)).body.data.lines).toMatchObject([
        { quantity: 3 },
      ]);
    expect((await guest.call('GET', '/shopping-cart/cart')).body.data.lines).toHaveLength(1);
    expect((await guest.call('DELETE', `/shopping-cart/cart/${id}`)).body.data.lines).toEqual([]);
    expect((await guest.call('DELETE', '/shopping-cart/cart')).body.data.lines).toEqual([]);
  });

  it('checks addresses, returns shipping and tax, and accepts orders', async () => {
    const guest = visitor();
    await guest.call('POST', '/shopping-cart/cart', { partNumber: part, quantity: 1 });
    const checked = await guest.call('POST', '/shopping-cart/orders/address/verify', shippingAddress);
    const shipping = await guest.call('POST', '/shopping-cart/orders/shipping', { shippingAddress });
    const [{ id: shippingMethod }] = shipping.body.data.methods;
    const checkout = { customerKind: 'business', shippingAddress, shippingMethod };
    const tax = await guest.call('POST', '/shopping-cart/orders/tax', checkout);
    expect([checked.status, shipping.status, tax.status]).toEqual([200, 200, 200]);
    const order = {
      ...checkout,
      contact: { name: 'Ada Byron', email: 'ada@example.com' },
      fingerprint: tax.body.data.fingerprint,
      payment: { kind: 'purchase-order', number: 'PO-4711' },
      terms: true,
    };
    const headers = { 'captcha-pass': await passOf(guest) };
    const placed = await guest.call('POST', '/shopping-cart/orders', order, headers);
    expect(placed.status).toBeLessThan(500);
    expect(['ValidationError', 'HumanCheckError']).not.toContain(placed.body.error?.name);
  });

  it.each([
    ['GET', '/shopping-cart/orders'],
    ['GET', '/shopping-cart/orders/none'],
    ['POST', '/shopping-cart/payment-intent'],
    ['GET', '/shopping-cart/cards'],
    ['DELETE', '/shopping-cart/cards/none'],
  ] as const)(
    'responds to %s %s in Strapi’s format, also without permission or data',
    async (method, path) => {
      const { status, body } = await visitor().call(method, path, method === 'POST' ? {} : undefined);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(status < 300 ? body.data : body.error.status).toBeDefined();
    },
  );
});

const shippingAddress = {
  name: 'Ada Byron',
  line1: 'Invalidenstraße 43',
  city: 'Berlin',
  postalCode: '10115',
  country: 'DE',
};

/** A browser without our headers: it only keeps cookies. */
function visitor() {
  let cookie = '';
  return {
    // oxlint-disable-next-line max-params -- A request is these four.
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(origin + path, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      cookie = /^[\w-]+=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
      return { status: response.status, body: await response.json() };
    },
  };
}

/** The customer's backend verifies a `token` and nothing else. */
async function passOf({ call }: ReturnType<typeof visitor>): Promise<string> {
  const { body: challenge } = await call('GET', '/recaptcha/challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  const { body } = await call('POST', '/recaptcha/verify', {
    token: JSON.stringify({ challenge, solution }),
  });
  return body.data.pass;
}
