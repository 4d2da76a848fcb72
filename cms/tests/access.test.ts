import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aConfirmedCustomer, as, type Customer, me, post } from './support/customers';

type Route = { method: string; path: string };
type Expected = {
  anonymous: number;
  customer: number;
  body?: object;
  endsSession?: true;
  /** Only where it differs from a visitor's response. */
  expired?: number;
};

const open = { anonymous: 400, customer: 400 };
const own = { anonymous: 401 };
// Every account route, with the response to a visitor and to a customer who sends nothing valid. A route without a row
// here fails the first test.
const calls: Record<string, Expected> = {
  'POST /auth/local': open,
  'POST /auth/local/register': open,
  'POST /auth/logout': { ...own, customer: 200, endsSession: true },
  'POST /auth/logout/everywhere': { ...own, customer: 200, endsSession: true },
  'POST /auth/token/verify': open,
  'POST /auth/forgot-password': open,
  'POST /auth/reset-password': open,
  // A session can replace the password in a confirmation, so it must be valid.
  'POST /auth/email-confirmation': { ...open, expired: 401 },
  'POST /auth/send-email-confirmation': { ...own, customer: 200 },
  'PATCH /users/change-password': { ...own, customer: 400 },
  'GET /users/me': { ...own, customer: 200 },
  'PATCH /users/me': { ...own, customer: 200, body: { name: 'Somebody else' } },
  'GET /users/me/instruments': { ...own, customer: 200 },
  'GET /users/me/requests': { ...own, customer: 200 },
  'GET /users/me/export': { ...own, customer: 200 },
  'GET /users/me/sessions': { ...own, customer: 200 },
  'DELETE /users/me/sessions': { ...own, customer: 200, endsSession: true },
  // There is none of this number.
  'DELETE /users/me/sessions/:session': { ...own, customer: 404 },
  'POST /users/me/deletion': { ...own, customer: 400 },
  'GET /users/me/saved-configurations': { ...own, customer: 200 },
  'PUT /users/me/saved-configurations/:code': { ...own, customer: 400 },
  // Removes the customer's own, of which there are none.
  'DELETE /users/me/saved-configurations/:code': { ...own, customer: 200 },
};
// Strapi's own routes, which reveal and allow more than a customer needs.
const off = [
  'GET /users',
  'GET /users/1',
  'GET /users/count',
  'POST /users',
  'PUT /users/1',
  'DELETE /users/1',
  'GET /users-permissions/roles',
  'GET /users-permissions/permissions',
  'POST /auth/change-password',
  'POST /auth/refresh',
  'GET /auth/sessions',
  'GET /auth/email-confirmation?confirmation=x',
  'GET /auth/google/callback',
  'GET /connect/google',
];

let backend: Backend;
let owner: Customer;
let other: Customer;
const expired: Record<string, string> = {};

beforeAll(async () => {
  backend = await aBackend();
  [owner, other] = [await aConfirmedCustomer(), await aConfirmedCustomer()];
  const jwt = backend.strapi.plugin('users-permissions').service('jwt');
  expired['that has run out'] = jwt.issue({ id: owner.id, version: 0 }, { expiresIn: '-1s' });
  expired['of an earlier password'] = jwt.issue({ id: owner.id, version: -1 });
  expired['without a number of its session'] = jwt.issue({ id: owner.id });
  expired['of nobody'] = jwt.issue({ id: 999_999, version: 0 });
  expired['signed by another'] = `${owner.jwt.split('.').slice(0, 2).join('.')}.${other.jwt.split('.')[2]}`;
  const [head, payload] = owner.jwt.split('.');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expired['without a signature'] = `${unsigned}.${payload}.`;
  const signature = createHmac('sha256', String(process.env.ADMIN_JWT_SECRET)).update(`${head}.${payload}`);
  expired['signed with the key of the admin'] = `${head}.${payload}.${signature.digest('base64url')}`;
  expired['that is none'] = 'x';
});

describe('access to account routes', () => {
  it('is listed here for every route', () => {
    const apis = Object.values(backend.strapi.apis) as { routes: Record<string, { routes: Route[] }> }[];
    const routers = apis.flatMap(({ routes }) => Object.values(routes));
    const isAboutAccounts = ({ path }: Route) => /^\/(auth|users)\//.test(path);
    const routes = routers.flatMap((router) => router.routes).filter(isAboutAccounts);
    expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(calls).toSorted(),
    );
  });

  it.each(Object.entries(calls))('%s: a visitor', async (call, { anonymous }) => {
    expect((await backend.send(requestOf(call))).statusCode).toBe(anonymous);
  });

  it.each(Object.entries(calls))(
    '%s: another customer reads and changes nothing of the owner',
    async (call, row) => {
      const before = (await me(owner.jwt)).body;
      const { jwt } = row.endsSession ? await aConfirmedCustomer() : other;
      const response = await as(jwt, { ...requestOf(call), payload: row.body ?? {} });
      expect(response.statusCode).toBe(row.customer);
      expect(response.body).not.toContain(owner.email);
      expect(response.body).not.toContain(owner.documentId);
      expect((await me(owner.jwt)).body).toBe(before);
    },
  );

  it.each(Object.entries(calls))(
    '%s: a session that is over',
    async (call, { anonymous, expired: status = anonymous }) => {
      for (const [kind, jwt] of Object.entries(expired)) {
        const response = await as(jwt, requestOf(call));
        expect([kind, response.statusCode]).toEqual([kind, status]);
      }
    },
  );

  it.each(Object.keys(calls).filter((call) => call.startsWith('GET')))(
    '%s is not stored by browsers',
    async (call) => {
      expect((await as(other.jwt, requestOf(call))).headers['cache-control']).toContain('no-store');
    },
  );

  it('never returns another customer, whatever is sent', async () => {
    const payload = { id: owner.id, documentId: owner.documentId, sessionVersion: 7, role: 1, blocked: true };
    await as(other.jwt, { method: 'PATCH', url: '/api/users/me', payload: { ...payload, confirmed: false } });
    expect((await me(other.jwt)).json()).toMatchObject({ documentId: other.documentId, confirmed: true });
    const url = `/api/users/me?populate=*&filters[id]=${owner.id}`;
    expect((await as(other.jwt, { method: 'GET', url })).body).not.toContain(owner.email);
  });

  it('does not affect public routes when a token has expired', async () => {
    for (const jwt of Object.values(expired))
      expect((await post('/api/auth/token/verify', { jwt })).json()).toEqual({ data: { valid: false } });
  });

  it.each(off)('%s is disabled', async (call) => {
    const [visitor, customer] = [await backend.send(requestOf(call)), await as(owner.jwt, requestOf(call))];
    expect([404, 405]).toContain(visitor.statusCode);
    expect([404, 405]).toContain(customer.statusCode);
  });
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function requestOf(call: string) {
  const [name = '', path = ''] = call.split(' ');
  const method = methods.find((known) => known === name);
  return { method, url: `/api${path}`, ...(method === 'GET' ? {} : { payload: {} }) };
}
