import type { Response } from 'light-my-request';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { mailsTo } from './support/customers';
import {
  aMember,
  aProtectedMember,
  challengeIn,
  codeOf,
  cookieOf,
  mailedReset,
  type Member,
  postTo,
  rowsOf,
  wrongCode,
} from './support/second-factor';

const tables = ['fieldshop_second_factors', 'fieldshop_recovery_codes', 'fieldshop_challenges'];

let member: Member;

beforeEach(async () => {
  member = await aProtectedMember();
});

describe('no way around the second factor', () => {
  it('is a new password by e-mail: it ends all sessions, and asks for the code', async () => {
    await member.signIn();
    const begun = await member.logIn();
    const reset = await mailedReset(member);
    expect(reset.statusCode).toBe(400);
    expect([reset.json().error.name, reset.cookies]).toEqual(['SecondFactorNeeded', []]);
    expect((await member.call('GET', 'users/me')).statusCode).toBe(401);
    expect((await member.answer(begun, await member.code())).statusCode).toBe(400);
    expect((await member.answer(reset, wrongCode(member.secret))).statusCode).toBe(400);
    expect((await member.answer(reset, await member.code())).statusCode).toBe(200);
    member.password = 'Passw0rd-4';
    expect((await member.logIn()).json().error.name).toBe('SecondFactorNeeded');
  });

  it('is an invitation', async () => {
    const { strapi } = await aBackend();
    const registrationToken = 'x'.repeat(40);
    await strapi.db
      .query('admin::user')
      .update({ where: { id: member.id }, data: { registrationToken, isActive: false } });
    const userInfo = { firstname: 'A', lastname: 'B', password: 'Passw0rd-5' };
    const response = await postTo('/admin/register', { registrationToken, userInfo });
    expect([response.json().error.name, response.cookies]).toEqual(['SecondFactorNeeded', []]);
  });

  it.each(['renew-token', 'connect/google', 'access-token'])('is /admin/%s', async (path) => {
    const challenge = challengeIn(await member.logIn());
    const response = await postTo(
      `/admin/${path}`,
      { token: challenge },
      { cookie: `strapi_admin_refresh=${challenge}` },
    );
    expect([401, 404, 405]).toContain(response.statusCode);
    expect(response.cookies).toEqual([]);
  });

  it('is a session that other code makes, or one with a factor of before', async () => {
    const { strapi } = await aBackend();
    const sessions = strapi.sessionManager('admin');
    const [staff, device] = [String(member.id), 'a device'];
    await expect(sessions.generateRefreshToken(staff, device)).rejects.toThrow('second factor');
    const metadata = { secondFactor: 'an earlier one' };
    await expect(sessions.generateRefreshToken(staff, device, { metadata })).rejects.toThrow('second factor');
  });

  it('is a session from before: turning it on ends all but the one that did', async () => {
    const fresh = await aMember();
    const earlier = await fresh.signIn();
    await fresh.turnOn();
    const [own, other] = [cookieOf(fresh.session), cookieOf(earlier)];
    expect((await postTo('/admin/access-token', {}, { cookie: other })).statusCode).toBe(401);
    expect((await fresh.call('GET', 'users/me')).statusCode).toBe(200);
    expect((await postTo('/admin/access-token', {}, { cookie: own })).statusCode).toBe(200);
  });
});

describe('the second factor of oneself', () => {
  it('is set up with the password and a code, and stored encrypted', async () => {
    const fresh = await aMember();
    await fresh.signIn();
    const begin = (password: string) => fresh.call('POST', 'second-factor/set-up', { password });
    expect((await begin('wrong')).statusCode).toBe(400);
    const { challenge, setUp } = (await begin(fresh.password)).json().data;
    expect(setUp.url).toContain(`secret=${setUp.secret}`);
    const turnOn = (code: string) => fresh.call('POST', 'second-factor/turn-on', { challenge, code });
    expect((await turnOn(wrongCode(setUp.secret))).json().error.message).toContain('incorrect');
    const late = await turnOn(codeOf(setUp.secret, -4));
    expect(late.json().error.message).toContain('about 4 minutes behind the clock of the server');
    expect((await fresh.logIn()).statusCode).toBe(200);
    const { recoveryCodes } = (await turnOn(codeOf(setUp.secret))).json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = JSON.stringify(await Promise.all(tables.map((table) => rowsOf(table, fresh.id))));
    expect(stored).not.toMatch(new RegExp([setUp.secret, challenge, ...recoveryCodes].join('|')));
    expect((await mailsTo(fresh.email))[0]?.subject).toBe('Your second factor is on');
  });

  it('is turned off and replaced only with the password and a code', async () => {
    const { password } = member;
    await member.signIn();
    const call = (path: string, body: object) => member.call('POST', `second-factor/${path}`, body);
    for (const path of ['turn-off', 'set-up', 'recovery-codes']) {
      expect((await call(path, { password })).statusCode).toBe(400);
      expect((await call(path, { password: 'wrong', code: await member.code() })).statusCode).toBe(400);
    }
    const replaced = await call('recovery-codes', { password, code: await member.code() });
    expect((await call('turn-off', { password, code: member.recoveryCodes[0] })).statusCode).toBe(400);
    const [code] = replaced.json().data.recoveryCodes;
    expect((await call('turn-off', { password, code })).statusCode).toBe(200);
    expect((await member.logIn()).statusCode).toBe(200);
    expect(await rowsOf('fieldshop_recovery_codes', member.id)).toEqual([]);
  });

  it('is not that of the challenge of somebody else, nor a sign-in', async () => {
    const other = await aMember();
    await other.signIn();
    const begun = await other.call('POST', 'second-factor/set-up', { password: other.password });
    const { challenge, setUp } = begun.json().data;
    const answer = { challenge, code: codeOf(setUp.secret) };
    await member.signIn();
    expect((await member.call('POST', 'second-factor/turn-on', answer)).statusCode).toBe(400);
    expect((await postTo('/admin/second-factor/sign-in', answer)).statusCode).toBe(400);
    expect((await other.call('POST', 'second-factor/turn-on', answer)).statusCode).toBe(200);
  });

  it('is reset by the command on the server, and works with recovery codes after the key was replaced', async () => {
    const { strapi } = await aBackend();
    const staff = String(member.id);
    const secret = `v1:${'0'.repeat(32)}:00:${'0'.repeat(32)}`;
    await strapi.db.connection('fieldshop_second_factors').where({ staff }).update({ secret });
    const challenged = await member.logIn();
    expect((await member.answer(challenged, '123456')).json().error.message).toContain('encryption key');
    expect((await member.answer(challenged, member.recoveryCodes[0] ?? '')).statusCode).toBe(200);
    const { resetByEmail } = load('server/reset-second-factor.js');
    const reset = () => resetByEmail(strapi, member.email.toUpperCase());
    await reset();
    await expect(reset()).rejects.toThrow('no second factor');
    await expect(resetByEmail(strapi, 'nobody@example.test')).rejects.toThrow('No account in the admin');
  });

  it('is deleted with the account', async () => {
    const { strapi } = await aBackend();
    await member.logIn();
    await strapi.service('admin::user').deleteById(member.id);
    for (const table of tables) expect(await rowsOf(table, member.id)).toEqual([]);
  });
});

describe('a second factor that is required', () => {
  beforeEach(() => {
    const settings = load('platform/config/environment.js').environment();
    settings.REQUIRE_SECOND_FACTOR = true;
    return () => {
      settings.REQUIRE_SECOND_FACTOR = false;
    };
  });

  it('is set up before the first session, also one from a mailed link', async () => {
    expect((await mailedReset(member)).json().error.details.setUp).toBeUndefined();
    expect((await mailedReset(await aMember())).json().error.details.setUp).toBeDefined();
    const fresh = await aMember();
    const begun = [await fresh.logIn(), await fresh.logIn()];
    expect(begun.flatMap(({ cookies }) => cookies)).toEqual([]);
    const secretIn = (response: Response): string => response.json().error.details.setUp.secret;
    const responses = await Promise.all(begun.map((one) => fresh.answer(one, codeOf(secretIn(one)))));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    fresh.session = responses.find(({ statusCode }) => statusCode === 200);
    expect(fresh.session?.json().data.recoveryCodes).toHaveLength(10);
    expect((await fresh.call('GET', 'users/me')).statusCode).toBe(200);
    expect((await fresh.logIn()).json().error.details).toEqual({ challenge: expect.any(String) });
  });

  it('cannot be turned off', async () => {
    await member.signIn();
    const body = { password: member.password, code: await member.code() };
    expect((await member.call('POST', 'second-factor/turn-off', body)).statusCode).toBe(400);
    expect((await member.call('GET', 'second-factor')).json().data.isRequired).toBe(true);
  });

  it('ends sessions without one at the next start', async () => {
    const settings = load('platform/config/environment.js').environment();
    settings.REQUIRE_SECOND_FACTOR = false;
    const fresh = await aMember();
    await Promise.all([fresh.signIn(), member.signIn()]);
    settings.REQUIRE_SECOND_FACTOR = true;
    const { strapi } = await aBackend();
    await load('api/second-factor/part.js').secondFactorPart.bootstrap(strapi);
    expect((await fresh.call('GET', 'users/me')).statusCode).toBe(401);
    expect((await member.call('GET', 'users/me')).statusCode).toBe(200);
  });
});
