import type { Response } from 'light-my-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { mailsTo } from './support/customers';
import { captureLog, logged, restoreLog } from './support/log-lines';
import { randomIp } from './support/random-ip';
import {
  aMember,
  answerAtOnce,
  aProtectedMember,
  challengeIn,
  codeOf,
  cookieOf,
  type Member,
  postTo,
  rowsOf,
  wrongCode,
} from './support/second-factor';

let member: Member;

beforeAll(() => captureLog('warn'));
beforeEach(async () => {
  member = await aProtectedMember();
});
afterAll(restoreLog);

describe('signing in with a second factor', () => {
  it.each(['/admin/login', '/admin/LOGIN', '/admin/login/'])(
    'gets no session for the password alone at %s',
    async (path) => {
      const response = await member.logIn(randomIp(), path);
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatchObject({ name: 'SecondFactorNeeded' });
      expect(Object.keys(response.json().error.details)).toEqual(['challenge']);
      expect(response.cookies).toEqual([]);
    },
  );

  it('gets a session for the code, which lasts, is refreshed and is in the list of sessions', async () => {
    const response = await member.signIn();
    expect(response.json().data.user).toMatchObject({ id: member.id, email: member.email });
    const refreshed = await postTo('/admin/access-token', {}, { cookie: cookieOf(response) });
    expect(refreshed.statusCode).toBe(200);
    member.session = refreshed;
    const sessions = (await member.call('GET', 'users/me/sessions')).json().data;
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  });

  it('sets the same cookie as a sign-in of Strapi', async () => {
    const ours = await postTo('/admin/second-factor/sign-in', {
      challenge: challengeIn(await member.logIn()),
      code: await member.code(),
      rememberMe: true,
    });
    const strapis = await (await aMember()).logIn();
    const withoutValues = ({ cookies }: Response) =>
      cookies.map(({ value: _value, expires, ...cookie }) => ({
        ...cookie,
        minutes: Math.round((Number(expires) - Date.now()) / 60_000),
      }));
    expect([withoutValues(ours), ours.cookies.length]).toEqual([withoutValues(strapis), 2]);
  });
});

describe('a code', () => {
  it('that is wrong is rejected, and the right one accepted afterwards', async () => {
    const challenged = await member.logIn();
    const wrong = await member.answer(challenged, wrongCode(member.secret));
    expect([wrong.statusCode, wrong.cookies]).toEqual([400, []]);
    expect(wrong.json().error.message).toMatch(/clock of your phone/);
    expect((await member.answer(challenged, await member.code())).statusCode).toBe(200);
  });

  it('that has been used is rejected, also at the same moment', async () => {
    const [one, other, later] = [await member.logIn(), await member.logIn(), await member.logIn()];
    const code = await member.code();
    const outcomes = await Promise.allSettled([answerAtOnce(one, code), answerAtOnce(other, code)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await member.answer(later, code)).statusCode).toBe(400);
    expect((await member.answer(later, codeOf(member.secret, -0.5))).statusCode).toBe(400);
  });

  it('is used up by turning the second factor on', async () => {
    const fresh = await aMember();
    await fresh.turnOn();
    expect((await fresh.answer(await fresh.logIn(), codeOf(fresh.secret))).statusCode).toBe(400);
  });

  it('for recovery is accepted once, in any spelling, and reported by e-mail', async () => {
    const [code = ''] = member.recoveryCodes;
    expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await member.signIn(` ${typed} `)).statusCode).toBe(200);
    expect((await member.signIn(code)).statusCode).toBe(400);
    expect((await mailsTo(member.email))[0]?.text).toContain('9 recovery codes are left');
  });

  it('of somebody else is rejected', async () => {
    const other = await aProtectedMember();
    const challenged = await member.logIn();
    expect((await member.answer(challenged, await other.code())).statusCode).toBe(400);
    expect((await member.answer(challenged, other.recoveryCodes[0] ?? '')).statusCode).toBe(400);
  });
});

describe('a challenge', () => {
  it('is answered once, also at the same moment', async () => {
    const challenged = await member.logIn();
    const codes = member.recoveryCodes.slice(0, 3);
    const outcomes = await Promise.allSettled(codes.map((code) => answerAtOnce(challenged, code)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await member.answer(challenged, member.recoveryCodes[3] ?? '')).statusCode).toBe(400);
  });

  it('ends after five minutes', async () => {
    const challenged = await member.logIn();
    const { strapi } = await aBackend();
    const [row] = await rowsOf('fieldshop_challenges', member.id);
    expect(Number(row?.expires) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    await strapi.db.connection('fieldshop_challenges').update({ expires: Date.now() - 1 });
    expect((await member.answer(challenged, await member.code())).statusCode).toBe(400);
  });

  it('ends after five wrong codes, and tells the owner by e-mail', async () => {
    const challenged = await member.logIn();
    for (let time = 0; time < 5; time += 1) await member.answer(challenged, wrongCode(member.secret));
    expect((await member.answer(challenged, await member.code())).statusCode).toBe(400);
    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Wrong codes were entered for your account');
  });

  it('is rejected after ten wrong codes an hour from an IP address', async () => {
    expect((await member.answer(await member.logIn(), await member.code())).statusCode).toBe(200);
    const challenges = await Promise.all([0, 1, 2].map(() => member.logIn(randomIp())));
    const guesses = challenges.flatMap((challenge) => [0, 1, 2, 3].map(() => challenge));
    const statuses = await Promise.all(
      guesses.map(async (challenge) => (await member.answer(challenge, wrongCode(member.secret))).statusCode),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const elsewhere = randomIp();
    const response = await member.answer(await member.logIn(elsewhere), await member.code(), elsewhere);
    expect(response.statusCode).toBe(200);
  });

  it.each([[{}], [{ challenge: 7, code: '1' }], [{ challenge: 'x', code: null }], [['x']]])(
    'rejects %j',
    async (body) => {
      expect((await postTo('/admin/second-factor/sign-in', body)).statusCode).toBe(400);
    },
  );

  it('is no security event, but its answers are', async () => {
    const challenged = await member.logIn();
    const lines = await logged(async () => {
      await member.logIn();
      await member.answer(challenged, wrongCode(member.secret));
      await member.answer(challenged, member.recoveryCodes[0] ?? '');
    });
    const found = lines.filter(({ event }) => event !== undefined);
    expect(found.map(({ event, staff, by }) => ({ event, staff, by }))).toEqual([
      { event: 'authn_login_fail', staff: String(member.id), by: 'code' },
      { event: 'authn_login_success', staff: String(member.id), by: 'recovery code' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(member.email);
  });
});

describe('the second factor of others', () => {
  it('is reset by a Super Admin with their own password and code, which ends the sessions', async () => {
    const admin = await aProtectedMember('strapi-super-admin');
    await Promise.all([admin.signIn(), member.signIn()]);
    const list = (await admin.call('GET', 'second-factor/staff')).json().data;
    expect(list).toContainEqual(expect.objectContaining({ id: String(member.id), isOn: true }));
    const reset = (id: unknown, body: object) => admin.call('POST', `second-factor/staff/${id}/reset`, body);
    const right = async () => ({ password: admin.password, code: await admin.code() });
    expect((await reset(member.id, { password: admin.password })).statusCode).toBe(400);
    expect((await reset(member.id, { ...(await right()), password: 'wrong' })).statusCode).toBe(400);
    for (const id of ['9999', 'x']) expect((await reset(id, await right())).statusCode).toBe(404);
    const lines = await logged(async () => {
      expect((await reset(member.id, await right())).statusCode).toBe(200);
    });
    const change = { change: 'second factor reset', changedBy: String(admin.id) };
    expect(lines).toContainEqual(expect.objectContaining(change));
    expect((await reset(member.id, await right())).statusCode).toBe(400);
    expect((await member.call('GET', 'users/me')).statusCode).toBe(401);
    expect((await member.logIn()).statusCode).toBe(200);
    expect((await mailsTo(member.email))[0]?.subject).toBe('Your second factor was reset');
  });

  it('is neither seen nor reset by other roles', async () => {
    const other = await aProtectedMember();
    await other.signIn();
    const body = { password: other.password, code: await other.code() };
    expect((await other.call('GET', 'second-factor/staff')).statusCode).toBe(403);
    const path = `second-factor/staff/${member.id}/reset`;
    expect((await other.call('POST', path, body)).statusCode).toBe(403);
    expect((await postTo(`/admin/${path}`, body, { cookie: cookieOf(other.session) })).statusCode).toBe(401);
  });
});
