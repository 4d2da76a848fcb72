import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aCustomer, as, mailsTo, password, post, signIn as signInCustomer } from './support/customers';
import { captureLog, logged, restoreLog } from './support/log-lines';
import { randomIp } from './support/random-ip';

const email = 'admin@example.test';
const right = 'Passw0rd-1';

let backend: Backend;

beforeAll(async () => {
  captureLog('warn');
  backend = await aBackend();
});
afterAll(restoreLog);

describe('signing in to the admin', () => {
  it('reveals neither by its message nor by its duration which e-mails have an account', async () => {
    const [known, unknown] = await Promise.all([
      timed(signIn(email, 'wrong')),
      timed(signIn('no@example.test', 'wrong')),
    ]);
    expect([known.response.statusCode, known.response.body]).toEqual([400, unknown.response.body]);
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(480);
  });

  it.each([{ toString: null }, ['x'], 7, null])('is rejected with %j as the e-mail', async (email) => {
    const response = await post('/admin/login', { email, password: 'wrong' }, { remoteAddress: randomIp() });
    expect(response.statusCode).toBe(400);
  });

  it.each(['/admin/login', '/admin/LOGIN', '/admin/login/'])(
    'ends guessing from one IP over many e-mails after fifty tries at %s',
    async (path) => {
      const ip = randomIp();
      const guess = () => signIn(`${randomUUID()}@example.test`, 'wrong', { ip, path });
      const responses = await Promise.all(Array.from({ length: 52 }, guess));
      expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
      expect((await signIn(email, right, { ip: randomIp(), path })).statusCode).toBe(200);
    },
  );

  it('does not count attempts against somebody with the right password', async () => {
    const ip = randomIp();
    await signIn(email, right, { ip });
    const guess = () => signIn(`${randomUUID()}@example.test`, 'wrong', { ip });
    const responses = await Promise.all(Array.from({ length: 50 }, guess));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
  });
});

describe("a new password for the admin's account", () => {
  it('is offered in our own e-mail, with a link, and only if there is an account', async () => {
    const responses = [await forgot(email), await forgot('no@example.test')];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Reset your admin password');
    expect(mail?.text).toMatch(/\/admin\/auth\/reset-password\?code=\w+/);
    expect(await mailsTo('no@example.test')).toEqual([]);
  });

  it('is offered at most five times an hour for an e-mail address, even one without an account', async () => {
    const asked = `${randomUUID()}@example.test`;
    for (let time = 0; time < 5; time += 1) expect((await forgot(asked)).statusCode).toBe(204);
    expect((await forgot(asked)).statusCode).toBe(429);
  });
});

describe('a security event', () => {
  /** The events written during the call, without what every line has. */
  async function events(call: () => Promise<unknown>) {
    const written = await logged(call);
    expect(JSON.stringify(written)).not.toMatch(/@example|eyJ|correct horse/);
    return written
      .filter(({ event }) => event !== undefined)
      .map(({ time: _time, requestId: _id, traceId: _trace, ...fields }) => fields);
  }

  it('is each sign-in of a customer, successful or not, with the id of the account', async () => {
    const customer = await aCustomer();
    const { documentId } = customer;
    const found = await events(async () => {
      await signInCustomer(customer.email);
      await signInCustomer(customer.email, 'a wrong password');
      await signInCustomer(customer.email, 'a wrong password');
      await signInCustomer('nobody@example.test', 'a wrong password');
      await post('/api/auth/reset-password', { code: 'x'.repeat(30), password });
    });
    const failed = { level: 'warn', message: 'A sign-in failed', event: 'authn_login_fail' };
    expect(found).toEqual([
      {
        level: 'info',
        message: 'Signed in',
        event: 'authn_login_success',
        customer: documentId,
        by: 'password',
      },
      { ...failed, customer: documentId, by: 'password' },
      { ...failed, customer: documentId, by: 'password' },
      { ...failed, by: 'password' },
      { ...failed, by: 'mailed link' },
    ]);
  });

  it('is a new password, and a wrong one where it is asked for again', async () => {
    const { jwt, documentId } = await aCustomer();
    const change = (currentPassword: string) =>
      as(jwt, {
        method: 'PATCH',
        url: '/api/users/change-password',
        payload: { currentPassword, password: 'another horse battery' },
      });
    const found = await events(async () => {
      await change('a wrong password');
      expect((await change(password)).statusCode).toBe(200);
    });
    expect(found).toEqual([
      expect.objectContaining({ event: 'authn_login_fail', customer: documentId }),
      expect.objectContaining({ event: 'authn_password_change', customer: documentId }),
    ]);
  });

  it('is each sign-in of staff', async () => {
    const found = await events(async () => {
      await signIn(email, right);
      await signIn(email.toUpperCase(), 'wrong');
      await signIn('nobody@example.test', 'wrong');
    });
    const failed = { level: 'warn', message: 'A sign-in failed', event: 'authn_login_fail', by: 'password' };
    expect(found).toEqual([
      { level: 'info', message: 'Signed in', event: 'authn_login_success', staff: '1', by: 'password' },
      { ...failed, staff: '1' },
      failed,
    ]);
  });

  it('is a request that was not authorised, with who sent it', async () => {
    const { jwt, documentId } = await aCustomer();
    const found = await events(async () => {
      await backend.get('/api/users/me');
      await as(jwt, { method: 'DELETE', url: `/api/users/me/sessions/${randomUUID()}` });
      await backend.get('/content-manager/content-types');
    });
    const rejected = { level: 'warn', message: 'A request was not authorised', event: 'authz_fail' };
    expect(found).toEqual([
      { ...rejected, method: 'GET', route: '/api/users/me', status: 401 },
      {
        ...rejected,
        customer: documentId,
        method: 'DELETE',
        route: '/api/users/me/sessions/:session',
        status: 404,
      },
      { ...rejected, method: 'GET', route: '/content-manager/content-types', status: 401 },
    ]);
  });

  it('is an exceeded rate limit, once a minute and route', async () => {
    const options = { remoteAddress: '10.8.8.8' };
    const guess = () => post('/api/auth/local', { identifier: 'x@example.test', password: 'wrong' }, options);
    const found = await events(() => Promise.all(Array.from({ length: 13 }, guess)));
    expect(found.filter(({ event }) => event === 'authn_login_fail')).toHaveLength(10);
    expect(found.filter(({ event }) => event === 'excess_rate_limit_exceeded')).toEqual([
      expect.objectContaining({ method: 'POST', route: '/api/auth/local', status: 429 }),
    ]);
  });
});

function signIn(identifier: string, password: string, { ip = randomIp(), path = '/admin/login' } = {}) {
  return post(path, { email: identifier, password }, { remoteAddress: ip });
}

const forgot = (address: string) =>
  post('/admin/forgot-password', { email: address }, { remoteAddress: randomIp() });

async function timed<T>(work: Promise<T>): Promise<{ response: T; milliseconds: number }> {
  const since = performance.now();
  return { response: await work, milliseconds: performance.now() - since };
}
