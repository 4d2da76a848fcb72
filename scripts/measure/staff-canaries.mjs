// @ts-check
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cms } from '../setup/folders.mjs';
import { httpClient, jsonOf } from './http-client.mjs';

/** @typedef {Pick<import('../../tests/support/backend.mjs').TestBackend, 'origin' | 'folder' | 'administrator'>} Backend */
/** @typedef {import('./secret-scan.mjs').Canary} Canary */

const { TOTP } = createRequire(path.join(cms, 'package.json'))('otpauth');

/**
 * Uses the admin, with a second factor, and returns its secrets, none of which may be stored or logged.
 * @param {Backend} backend
 * @returns {Promise<Canary[]>}
 */
export async function plantStaffCanaries({ origin, administrator }) {
  const client = httpClient(origin);
  /** @type {Canary[]} */
  const canaries = [];
  const plant = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    if (typeof value !== 'string' || value === '') throw new Error(`There is no ${name}.`);
    canaries.push({ name, value });
    return value;
  };
  const post = (/** @type {string} */ url, /** @type {object} */ data, token = '') =>
    client.send(url, { method: 'POST', data, headers: token ? { authorization: `Bearer ${token}` } : {} });

  plant('password of an administrator', administrator.password);
  const signedIn = await post('/admin/login', administrator);
  plant('cookie of an administrator', cookieOf(signedIn));
  const token = plant('session of an administrator', jsonOf(signedIn).data?.token);
  await client.send('/admin/users/me', { headers: { authorization: `Bearer ${token}` } });
  const wrong = plant('wrong password of an administrator', unique('guess'));
  await post('/admin/login', { ...administrator, password: wrong });
  const unknown = plant('unknown token', unique('abcdef'));
  const headers = { authorization: `Bearer ${unknown}` };
  await client.send(`/no-such-page?secret=${unknown}`, { headers });
  await client.send('/metrics', { headers });

  const { password } = administrator;
  const { challenge, setUp } = jsonOf(await post('/admin/second-factor/set-up', { password }, token)).data;
  plant('challenge to set up a second factor', challenge);
  const secret = plant('secret of a second factor', setUp?.secret);
  const code = new TOTP({ secret }).generate();
  const turnedOn = jsonOf(await post('/admin/second-factor/turn-on', { challenge, code }, token));
  const [recoveryCode, unused] = turnedOn.data?.recoveryCodes ?? [];
  plant('recovery code', recoveryCode);
  plant('recovery code that is not used', unused);

  const challenged = jsonOf(await post('/admin/login', administrator));
  const second = plant('challenge of a sign-in', challenged.error?.details?.challenge);
  const typed = plant('wrong recovery code', unique('code'));
  await post('/admin/second-factor/sign-in', { challenge: second, code: typed });
  const whole = await post('/admin/second-factor/sign-in', { challenge: second, code: recoveryCode });
  plant('session with a second factor', jsonOf(whole).data?.token);
  plant('cookie of a session with a second factor', cookieOf(whole));
  client.close();
  return canaries;
}

/** @param {import('./http-client.mjs').Response} response */
function cookieOf({ headers }) {
  const [, value = ''] = /=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
  return value;
}

/** @param {string} word */
function unique(word) {
  return `${word}-${randomBytes(9).toString('hex')}`;
}
