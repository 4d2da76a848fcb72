import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aConfirmedCustomer, aCustomer, as, me, post, signIn } from './support/customers';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a second account with the same e-mail', () => {
  it('is deleted when it is old and has no orders, while the first account is kept', async () => {
    const owner = await aConfirmedCustomer();
    const second = await aCustomer(owner.email);
    const alone = await aCustomer();
    const runJobAfter = (days: number) =>
      load('api/account/services/remove-second-accounts.js').removeSecondAccounts(
        backend.strapi,
        Date.now() + days * 24 * 3_600_000,
      );
    await runJobAfter(30);
    expect((await me(second.jwt)).statusCode).toBe(200);
    await runJobAfter(61);
    expect((await me(second.jwt)).statusCode).toBe(401);
    expect([(await me(owner.jwt)).statusCode, (await me(alone.jwt)).statusCode]).toEqual([200, 200]);
  });
});

describe('signing out', () => {
  it('ends only this session on the server, even if it is requested twice', async () => {
    const { email, jwt } = await aCustomer();
    const other = (await signIn(email)).json().jwt;
    const end = () => as(jwt, { method: 'POST', url: '/api/auth/logout' });
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([200, 401]);
    expect((await me(jwt)).statusCode).toBe(401);
    expect((await post('/api/auth/token/verify', { jwt })).json()).toEqual({ data: { valid: false } });
    expect((await me(other)).statusCode).toBe(200);
  });
});
