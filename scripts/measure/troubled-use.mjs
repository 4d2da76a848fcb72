// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { goodForms } from '../../tests/support/good-forms.mjs';
import { solvedPass } from '../../tests/support/sent-forms.mjs';
import { httpClient } from './http-client.mjs';

/** @typedef {import('./secret-scan.mjs').Canary} Canary */

const SIGN_INS = 200;
const WITHIN_MS = 120_000;
const inForms =
  /^(?:mailbox|database (?:contact_forms|fieldshop_mails|fieldshop_limits|fieldshop_claims)\.\w+)$/;

/**
 * Signs in until a limit is exceeded, and requests a URL that needs a sign-in.
 * @param {string} origin
 * @returns {Promise<Canary[]>}
 */
export async function sendMany(origin) {
  const client = httpClient(origin);
  const password = `guess-${randomBytes(9).toString('hex')}`;
  const data = { identifier: 'nobody@secret.example', password };
  let status = 0;
  for (let count = 0; status !== 429 && count < SIGN_INS; count += 1)
    ({ status } = await client.send('/api/auth/local', { method: 'POST', data }));
  await client.send('/api/users/me');
  client.close();
  return [{ name: 'guessed password', value: password }];
}

/**
 * Sends a form, and searches, until the log says that e-mails and the search index are retried.
 * @param {string} origin
 * @param {{ log: () => string }} server
 * @returns {Promise<Canary[]>}
 */
export async function sendWithoutServices(origin, { log }) {
  const client = httpClient(origin);
  const unique = randomBytes(9).toString('hex');
  const [email, message, words] = [
    `late-${unique}@secret.example`,
    `late pump ${unique}`,
    `late probe ${unique}`,
  ];
  const key = randomUUID();
  const headers = { 'idempotency-key': key, 'captcha-pass': await solvedPass(origin, key) };
  const data = { data: { ...goodForms.contact, email, message } };
  const { status } = await client.send('/api/contact-forms', { method: 'POST', data, headers });
  if (status !== 201) throw new Error(`The form was not accepted: ${status}.`);
  await client.send('/api/search/indexes/site/search', { method: 'POST', data: { q: words } });
  client.close();
  const isReported = () => /could not be sent/.test(log()) && /Meilisearch could not be updated/.test(log());
  for (const until = Date.now() + WITHIN_MS; !isReported() && Date.now() < until;) await delay(500);
  return [
    { name: 'e-mail address of a late guest', value: email, allowed: inForms },
    { name: 'message of a late guest', value: message, allowed: inForms },
    { name: 'late search text', value: words },
  ];
}
