import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { parseChallenge, parsePass, type Entry } from '#src/contract/outbox.ts';
import type { SendRequest, Reply } from './send-request.ts';

/** reCAPTCHA tokens are valid for two minutes; the margin covers the request itself. */
const tokenLifetimeMs = 110_000;

/**
 * Uses the form's reCAPTCHA token if there is one, otherwise (or if it is rejected) solves a proof-of-work challenge.
 * Returns a pass, valid once, for this entry and for ten minutes, or the reply that came instead.
 */
export async function requestPass(
  { id, captcha }: Pick<Entry, 'id' | 'captcha'>,
  sendRequest: SendRequest,
): Promise<{ pass: string } | { reply: Reply }> {
  if (captcha && Date.now() - captcha.madeAt < tokenLifetimeMs) {
    const verified = await verify(captcha.token, id, sendRequest);
    if ('pass' in verified || verified.reply === 'unreachable') return verified;
  }
  return requestPassByProofOfWork(id, sendRequest);
}

/** For anything without a reCAPTCHA token: a file, an order, an entry sent by the worker. */
export async function requestPassByProofOfWork(
  entry: string,
  sendRequest: SendRequest,
): Promise<{ pass: string } | { reply: Reply }> {
  const reply = await sendRequest(`/recaptcha/challenge?entry=${entry}`, { method: 'GET' });
  if (reply === 'unreachable' || reply.status !== 200) return { reply };
  const challenge = parseChallenge(reply.body);
  if (!challenge) return { reply: 'unreachable' as const };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) return { reply: 'unreachable' as const };
  return verify(btoa(JSON.stringify({ challenge, solution })), entry, sendRequest);
}

async function verify(token: string, entry: string, sendRequest: SendRequest) {
  const reply = await sendRequest('/recaptcha/verify', {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { token, entry },
  });
  if (reply === 'unreachable' || reply.status !== 200) return { reply };
  const pass = parsePass(reply.body);
  return pass === undefined ? { reply: 'unreachable' as const } : { pass };
}
