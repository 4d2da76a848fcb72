import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { mailsTo, post } from './support/customers';

const email = 'admin@example.test';
const right = 'Passw0rd-1';
let lastIp = 0;
const anIp = () => `10.7.0.${(lastIp += 1)}`;

beforeAll(() => aBackend());

describe('signing in to the admin', () => {
  it('reveals neither by its message nor by its duration which e-mails have an account', async () => {
    const [known, unknown] = await Promise.all([
      timed(signIn(email, 'wrong')),
      timed(signIn('no@example.test', 'wrong')),
    ]);
    expect([known.answer.statusCode, known.answer.body]).toEqual([400, unknown.answer.body]);
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(480);
  });

  it.each(['/admin/login', '/admin/LOGIN', '/admin/login/'])(
    'ends guessing from one IP over many e-mails after fifty tries at %s',
    async (path) => {
      const ip = anIp();
      const guess = () => signIn(`${randomUUID()}@example.test`, 'wrong', { ip, path });
      const answers = await Promise.all(Array.from({ length: 52 }, guess));
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
      expect((await signIn(email, right, { ip: anIp(), path })).statusCode).toBe(200);
    },
  );

  it('does not count attempts against somebody with the right password', async () => {
    const ip = anIp();
    await signIn(email, right, { ip });
    const guess = () => signIn(`${randomUUID()}@example.test`, 'wrong', { ip });
    const answers = await Promise.all(Array.from({ length: 50 }, guess));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
  });
});

describe("a new password for the admin's account", () => {
  it('is offered in our own e-mail, with a link, and only if there is an account', async () => {
    const answers = [await forgot(email), await forgot('no@example.test')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
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

function signIn(identifier: string, password: string, { ip = anIp(), path = '/admin/login' } = {}) {
  return post(path, { email: identifier, password }, { remoteAddress: ip });
}

const forgot = (address: string) =>
  post('/admin/forgot-password', { email: address }, { remoteAddress: anIp() });

async function timed<T>(work: Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const since = performance.now();
  return { answer: await work, milliseconds: performance.now() - since };
}
