import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { SendOutcome } from '#src/api/send.ts';
import { parseChallenge, parsePass, type Entry } from '#src/contract/outbox.ts';
import type { SendRequest } from './send-request.ts';

/** reCAPTCHA tokens are valid for two minutes; the margin covers the request itself. */
const tokenLifetimeMs = 110_000;

/** A pass, or the outcome of the request that failed. */
type HumanCheck = { pass: string } | { outcome: SendOutcome };

/**
 * Uses the form's reCAPTCHA token if there is one, otherwise (or if it is rejected) solves a proof-of-work challenge.
 * Returns a pass, valid once, for this entry and for ten minutes, or the outcome of the request that failed.
 */
export async function requestPass(
  { id, captcha }: Pick<Entry, 'id' | 'captcha'>,
  sendRequest: SendRequest,
): Promise<HumanCheck> {
  if (captcha && Date.now() - captcha.madeAt < tokenLifetimeMs) {
    const verified = await verify(captcha.token, id, sendRequest);
    if ('pass' in verified || verified.outcome.type === 'unreachable') return verified;
  }
  return requestPassByProofOfWork(id, sendRequest);
}

/** For anything without a reCAPTCHA token: a file, an order, an entry sent by the worker. */
export async function requestPassByProofOfWork(entry: string, sendRequest: SendRequest): Promise<HumanCheck> {
  const outcome = await sendRequest(`/recaptcha/challenge?entry=${entry}`, { method: 'GET' });
  if (outcome.type !== 'ok') return { outcome };
  const challenge = parseChallenge(outcome.body);
  if (!challenge) return { outcome: { type: 'unreachable' } };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) return { outcome: { type: 'unreachable' } };
  return verify(btoa(JSON.stringify({ challenge, solution })), entry, sendRequest);
}

async function verify(token: string, entry: string, sendRequest: SendRequest): Promise<HumanCheck> {
  const outcome = await sendRequest('/recaptcha/verify', {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { token, entry },
  });
  if (outcome.type !== 'ok') return { outcome };
  const pass = parsePass(outcome.body);
  return pass === undefined ? { outcome: { type: 'unreachable' } } : { pass };
}
