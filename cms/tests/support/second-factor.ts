import { randomUUID } from 'node:crypto';
import type { Response } from 'light-my-request';
import { Secret, TOTP } from 'otpauth';
import { aBackend, load } from './backend';
import { randomIp } from './random-ip';

const factors = 'fieldshop_second_factors';

/** A user of the admin whose requests come from their own IP address. */
export class Member {
  readonly ip = randomIp();
  password = 'Passw0rd-3';
  secret = '';
  recoveryCodes: string[] = [];
  session: Response | undefined;

  constructor(
    readonly id: number,
    readonly email: string,
  ) {}

  logIn(ip = this.ip, path = '/admin/login'): Promise<Response> {
    const device = { deviceId: randomUUID(), rememberMe: true };
    return postTo(path, { email: this.email, password: this.password, ...device }, { ip });
  }

  /** Signs in with the password alone, or with a code too. */
  async signIn(code?: string): Promise<Response> {
    const response = await this.logIn();
    this.session =
      response.statusCode === 200 ? response : await this.answer(response, code ?? (await this.code()));
    return this.session;
  }

  answer(challenged: Response, code: string, ip = this.ip): Promise<Response> {
    return postTo('/admin/second-factor/sign-in', { challenge: challengeIn(challenged), code }, { ip });
  }

  async call(method: 'GET' | 'POST', path: string, payload?: object): Promise<Response> {
    const { send } = await aBackend();
    const headers = { authorization: `Bearer ${this.session?.json().data.token}` };
    return send({ method, url: `/admin/${path}`, payload, headers, remoteAddress: this.ip });
  }

  async turnOn(): Promise<Response> {
    await this.signIn();
    const started = await this.call('POST', 'second-factor/set-up', { password: this.password });
    const { challenge, setUp } = started.json().data;
    this.secret = setUp.secret;
    const code = codeOf(this.secret);
    return this.call('POST', 'second-factor/turn-on', { challenge, code });
  }

  /** A code that is accepted even if it was used before: its last use is in the future, as if the clock had been set back. */
  async code(): Promise<string> {
    const { strapi } = await aBackend();
    await strapi.db
      .connection(factors)
      .where({ staff: String(this.id) })
      .update({ step: 2_000_000_000 });
    return codeOf(this.secret);
  }
}

let hash: Promise<string> | undefined;

// Hashed once, because that takes longer than anything else here.
export async function aMember(code = 'strapi-editor'): Promise<Member> {
  const { strapi } = await aBackend();
  hash ??= strapi.service('admin::auth').hashPassword('Passw0rd-3');
  const role = await strapi.db.query('admin::role').findOne({ where: { code } });
  const email = `${randomUUID()}@example.test`;
  const data = { email, firstname: 'Ada', isActive: true, password: await hash, roles: [role.id] };
  const { id } = await strapi.db.query('admin::user').create({ data });
  return new Member(id, email);
}

/** A member with a second factor, who is not signed in. */
export async function aProtectedMember(code?: string): Promise<Member> {
  const { strapi } = await aBackend();
  const member = await aMember(code);
  member.secret = new Secret({ size: 20 }).base32;
  const [staff, secret] = [String(member.id), member.secret];
  await load('api/second-factor/services/factors.js').addFactor(strapi, staff, { secret, step: 0 });
  member.recoveryCodes = await load('api/second-factor/services/recovery-codes.js').replaceRecoveryCodes(
    strapi,
    staff,
  );
  return member;
}

/** What the app shows, `minutes` ahead of the server. */
export const codeOf = (secret: string, minutes = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + minutes * 60_000 });

/** Six digits that are not the code of these minutes. */
export function wrongCode(secret: string): string {
  const right = new Set([-1, -0.5, 0, 0.5, 1].map((minutes) => codeOf(secret, minutes)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}

export const challengeIn = (response: Response): string => response.json().error.details.challenge;

export async function postTo(
  url: string,
  payload: object,
  { ip = randomIp(), cookie = '' } = {},
): Promise<Response> {
  const { send } = await aBackend();
  return send({ method: 'POST', url, payload, headers: { cookie }, remoteAddress: ip });
}

export const cookieOf = (response: Response | undefined): string =>
  (response?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; ');

export async function rowsOf(table: string, id: number): Promise<Record<string, unknown>[]> {
  const { strapi } = await aBackend();
  return strapi.db.connection(table).where({ staff: String(id) });
}

/** Sets a new password with the link in the e-mail. */
export async function mailedReset(member: Member): Promise<Response> {
  const { strapi } = await aBackend();
  const resetPasswordToken = `token-of-${member.id}`;
  const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000);
  await strapi.db
    .query('admin::user')
    .update({ where: { id: member.id }, data: { resetPasswordToken, resetPasswordTokenExpiresAt } });
  return postTo('/admin/reset-password', { resetPasswordToken, password: 'Passw0rd-4' });
}

/** Calls only the service: whole requests take so long that concurrent ones would run one after the other. */
export async function answerAtOnce(challenged: Response, code: string): Promise<void> {
  const { strapi } = await aBackend();
  const { signInWithCode } = load('api/second-factor/services/sign-in-with-code.js');
  const body = { challenge: challengeIn(challenged), code };
  await signInWithCode(strapi, { ip: randomIp(), request: { body }, get: () => '', cookies: { set() {} } });
}
