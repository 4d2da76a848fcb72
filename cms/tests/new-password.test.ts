import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import {
  aConfirmedCustomer,
  aCustomer,
  as,
  codeIn,
  mailsTo,
  me,
  password,
  post,
  signIn,
} from './support/customers';
import { aProduct, anAddress, Buyer } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a new password', () => {
  it('set with a mailed link works once, confirms the e-mail and ends all sessions', async () => {
    const { email, jwt } = await aCustomer();
    await post('/api/auth/forgot-password', { email });
    const [mail] = await mailsTo(email);
    const code = mail ? codeIn(mail) : '';
    const reset = () => post('/api/auth/reset-password', { code, password: 'a new horse battery' });
    const session = (await reset()).json();
    expect(session.user.confirmed).toBe(true);
    expect((await me(session.jwt)).statusCode).toBe(200);
    expect((await me(jwt)).statusCode).toBe(401);
    const verdict = await post('/api/auth/token/verify', { jwt });
    expect(verdict.json()).toEqual({ data: { valid: false } });
    expect((await reset()).statusCode).toBe(400);
    expect((await signIn(email)).statusCode).toBe(400);
    expect((await signIn(email, 'a new horse battery')).statusCode).toBe(200);
  });

  it('is requested with the same response whether or not there is an account', async () => {
    const { email } = await aCustomer();
    const known = await timed(post('/api/auth/forgot-password', { email }));
    const unknown = await timed(post('/api/auth/forgot-password', { email: 'nobody@example.test' }));
    expect([known.response.statusCode, known.response.body]).toEqual([200, unknown.response.body]);
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(480);
    expect(await mailsTo('nobody@example.test')).toEqual([]);
  });

  it.each(['', 'x', 'a'.repeat(24) + '-zzzzzzzz-' + 'A'.repeat(43)])(
    'is not given for the code %j',
    async (code) => {
      expect((await post('/api/auth/reset-password', { code, password })).statusCode).toBe(400);
    },
  );

  it('set in the account ends the other sessions and keeps this one', async () => {
    const { email, jwt } = await aCustomer();
    const other = (await signIn(email)).json().jwt;
    const payload = { currentPassword: password, password: 'a new horse battery' };
    const change = (body: object) =>
      as(jwt, { method: 'PATCH', url: '/api/users/change-password', payload: body });
    expect(
      (await change({ ...payload, currentPassword: 'wrong' })).json().error.details.errors[0].path,
    ).toEqual(['currentPassword']);
    const session = (await change(payload)).json();
    expect((await me(session.jwt)).statusCode).toBe(200);
    expect((await me(jwt)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(401);
  });
});

describe('the account behind a new password', () => {
  it('keeps the guest’s cart, as signing in does', async () => {
    const { email } = await aCustomer();
    const guest = new Buyer();
    await guest.put(await aProduct(), 3);
    guest.token = (await reset(email, { cookie: guest.cookie })).jwt;
    expect((await guest.cart()).lines).toMatchObject([{ quantity: 3 }]);
  });

  it('has no data of the person who registered it first, if nobody had confirmed it', async () => {
    const { email, jwt, documentId } = await aCustomer();
    const stranger = new Buyer();
    stranger.token = jwt;
    await stranger.put(await aProduct(), 3);
    const address = { ...anAddress, label: 'Of a stranger' };
    const profile = { company: 'Of a stranger', addresses: [address] };
    expect((await as(jwt, { method: 'PATCH', url: '/api/users/me', payload: profile })).statusCode).toBe(200);
    const configurations = backend.strapi.db.connection('fieldshop_saved_configurations');
    await configurations.clone().insert({
      configuration: `${documentId}:X`,
      customer: documentId,
      code: 'X',
      name: 'Of a stranger',
      saved: 1,
    });
    const owner = await reset(email);
    expect((await me(jwt)).statusCode).toBe(401);
    stranger.token = owner.jwt;
    expect((await stranger.cart()).lines).toEqual([]);
    expect(owner.user).toMatchObject({ confirmed: true, company: '', addresses: [] });
    expect(await configurations.clone().where({ customer: documentId })).toEqual([]);
    expect(JSON.stringify((await as(owner.jwt, { url: '/api/users/me/export' })).json())).not.toContain(
      'Of a stranger',
    );
  });

  it('keeps its cart if it was confirmed', async () => {
    const { email, jwt } = await aConfirmedCustomer();
    const customer = new Buyer();
    customer.token = jwt;
    await customer.put(await aProduct(), 3);
    customer.token = (await reset(email)).jwt;
    expect((await customer.cart()).lines).toMatchObject([{ quantity: 3 }]);
  });
});

async function reset(email: string, headers: Record<string, string> = {}) {
  await post('/api/auth/forgot-password', { email });
  const [mail] = await mailsTo(email);
  const payload = { code: mail ? codeIn(mail) : '', password: 'a new horse battery' };
  return (await post('/api/auth/reset-password', payload, { headers })).json();
}

async function timed<T>(work: Promise<T>): Promise<{ response: T; milliseconds: number }> {
  const since = performance.now();
  return { response: await work, milliseconds: performance.now() - since };
}
