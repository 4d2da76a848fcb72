import { randomUUID } from 'node:crypto';
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

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('registering', () => {
  it('answers a session for an address that has an account as for any other, and lets nobody into that account', async () => {
    const owner = await aConfirmedCustomer();
    await as(owner.jwt, { method: 'PATCH', url: '/api/users/me', payload: { name: 'The owner' } });
    const [taken, free] = await Promise.all([
      post('/api/auth/local/register', { email: owner.email, password: 'of somebody else' }),
      post('/api/auth/local/register', {
        email: `${randomUUID()}@example.test`,
        password: 'of somebody else',
      }),
    ]);
    expect(taken.statusCode).toBe(free.statusCode);
    expect(Object.keys(taken.json().user)).toEqual(Object.keys(free.json().user));
    expect(taken.json().user).toMatchObject({ email: owner.email, username: owner.email, confirmed: false });
    expect((await me(taken.json().jwt)).json()).toMatchObject({ name: '' });
    expect((await signIn(owner.email)).json().user.documentId).toBe(owner.documentId);
    const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain('You have an account with us already');
  });

  it('makes one account of a form that is sent twice', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const email = `${randomUUID()}@example.test`;
    const register = () => post('/api/auth/local/register', { email, password }, { headers });
    const [first, again] = [await register(), await register()];
    expect(again.json().user.documentId).toBe(first.json().user.documentId);
    const stored = await backend.strapi.db
      .connection('fieldshop_claims')
      .where({ key: headers['idempotency-key'] })
      .first();
    expect(JSON.stringify(stored)).not.toMatch(/correct horse|eyJ/);
    const other = await post('/api/auth/local/register', { email, password: 'not the same' }, { headers });
    expect(other.statusCode).toBe(422);
  });

  it.each(['password123', 'QWERTYUIOP', 'aaaaaaaaaaaa', 'short'])(
    'refuses the password %s at its field',
    async (bad) => {
      const answer = await post('/api/auth/local/register', { email: 'eve@example.test', password: bad });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.details.errors[0].path).toEqual(['password']);
    },
  );
});

describe('signing in', () => {
  it('tells by nothing whether the address or the password was wrong', async () => {
    const { email } = await aCustomer();
    const [known, unknown] = await Promise.all([
      timed(signIn(email, 'a wrong password')),
      timed(signIn('nobody@example.test', 'a wrong password')),
    ]);
    expect(known.answer.statusCode).toBe(400);
    expect(known.answer.body).toBe(unknown.answer.body);
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(480);
  });

  it('does not mind how the address is written', async () => {
    const { email } = await aCustomer();
    expect((await signIn(` ${email.toUpperCase()} `)).statusCode).toBe(200);
  });

  it('ends guessing after ten tries, for that address of the network alone', async () => {
    const { email } = await aCustomer();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => signIn(email, 'a wrong password', '10.9.9.9')),
    );
    expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(10).fill(400),
      429,
      429,
    ]);
    const refused = guesses.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await signIn(email, password, '10.9.9.10')).statusCode).toBe(200);
  });

  it('does not count against who knows the password', async () => {
    const { email } = await aCustomer();
    for (let time = 0; time < 12; time += 1) expect((await signIn(email)).statusCode).toBe(200);
  });
});

describe('a new password', () => {
  it('by a link in a mail is good once, confirms the address and ends all sessions', async () => {
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

  it('is asked for with the same words whether there is an account or not', async () => {
    const { email } = await aCustomer();
    const known = await timed(post('/api/auth/forgot-password', { email }));
    const unknown = await timed(post('/api/auth/forgot-password', { email: 'nobody@example.test' }));
    expect([known.answer.statusCode, known.answer.body]).toEqual([200, unknown.answer.body]);
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(480);
    expect(await mailsTo('nobody@example.test')).toEqual([]);
  });

  it.each(['', 'x', 'a'.repeat(24) + '-zzzzzzzz-' + 'A'.repeat(43)])(
    'is not given for the code %j',
    async (code) => {
      expect((await post('/api/auth/reset-password', { code, password })).statusCode).toBe(400);
    },
  );

  it('chosen in the account ends the other sessions and goes on with this one', async () => {
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

async function timed<T>(work: Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const since = performance.now();
  return { answer: await work, milliseconds: performance.now() - since };
}
