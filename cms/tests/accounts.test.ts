import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aConfirmedCustomer, aCustomer, as, mailsTo, me, password, post, signIn } from './support/customers';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('registering', () => {
  it('returns a session for any e-mail, even one with an account, but gives no access to that account', async () => {
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
    expect(subjects).toContain('You already have an account');
  });

  it('creates one account from a form that is sent twice', async () => {
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
    'rejects the password %s at its field',
    async (bad) => {
      const response = await post('/api/auth/local/register', { email: 'eve@example.test', password: bad });
      expect(response.statusCode).toBe(400);
      expect(response.json().error.details.errors[0].path).toEqual(['password']);
    },
  );
});

describe('signing in', () => {
  it('does not reveal whether the e-mail or the password was wrong', async () => {
    const { email } = await aCustomer();
    const [known, unknown] = await Promise.all([
      timed(signIn(email, 'a wrong password')),
      timed(signIn('nobody@example.test', 'a wrong password')),
    ]);
    expect(known.response.statusCode).toBe(400);
    expect(known.response.body).toBe(unknown.response.body);
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(480);
  });

  it('accepts any spelling of the e-mail', async () => {
    const { email } = await aCustomer();
    expect((await signIn(` ${email.toUpperCase()} `)).statusCode).toBe(200);
  });

  it('verifies the password as it was entered, up to its last character', async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    // With two more characters, the password has the maximum length of 72 bytes.
    const exact = ` Ünter der Brücke steht ein Boot `.padEnd(68, 'x');
    expect(Buffer.byteLength(exact)).toBe(70);
    const secret = `${exact}y `;
    expect((await post('/api/auth/local/register', { email, password: secret })).statusCode).toBe(200);
    const changed = [secret.trim(), secret.toLowerCase(), secret.slice(0, -1), `${secret}z`, `${exact}z `];
    for (const other of changed) expect((await signIn(email, other)).statusCode, other).toBe(400);
    expect((await signIn(email, secret)).statusCode).toBe(200);
    // Devices encode the same characters in different ways.
    expect((await signIn(email, secret.normalize('NFD'))).statusCode).toBe(200);
  });

  it('rejects further guesses after ten attempts, but only from that IP address', async () => {
    const { email } = await aCustomer();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => signIn(email, 'a wrong password', '10.9.9.9')),
    );
    expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(10).fill(400),
      429,
      429,
    ]);
    const rejected = guesses.find(({ statusCode }) => statusCode === 429);
    expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await signIn(email, password, '10.9.9.10')).statusCode).toBe(200);
  });

  it('does not count attempts with the right password', async () => {
    const { email } = await aCustomer();
    for (let time = 0; time < 12; time += 1) expect((await signIn(email)).statusCode).toBe(200);
  });
});

async function timed<T>(work: Promise<T>): Promise<{ response: T; milliseconds: number }> {
  const since = performance.now();
  return { response: await work, milliseconds: performance.now() - since };
}
