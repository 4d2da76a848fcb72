import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { parseChallenge, parsePass, type Entry } from '#src/contract/outbox.ts';
import type { Carry, Reply } from './wire.ts';

/** A token of reCAPTCHA lives two minutes; it must not end on its way. */
const tokenLivesMs = 110_000;

/**
 * Shows that a person sends this: by the token of reCAPTCHA that a form sent online carries, and by some work where
 * there is none or it is not accepted. Returns the pass, good for this entry, once and for ten minutes, or what came
 * instead of one.
 */
export async function passFor(
  { id, captcha }: Pick<Entry, 'id' | 'captcha'>,
  carry: Carry,
): Promise<{ pass: string } | { reply: Reply }> {
  if (captcha && Date.now() - captcha.madeAt < tokenLivesMs) {
    const verified = await verify(captcha.token, id, carry);
    if ('pass' in verified || verified.reply === 'unreachable') return verified;
  }
  return passByWork(id, carry);
}

/** A pass for whatever carries this id and has no token: a file, an order, an entry sent by the worker. */
export async function passByWork(entry: string, carry: Carry): Promise<{ pass: string } | { reply: Reply }> {
  const asked = await carry(`/recaptcha/challenge?entry=${entry}`, { method: 'GET' });
  if (asked === 'unreachable' || asked.status !== 200) return { reply: asked };
  const challenge = parseChallenge(asked.body);
  if (!challenge) return { reply: 'unreachable' as const };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) return { reply: 'unreachable' as const };
  return verify(btoa(JSON.stringify({ challenge, solution })), entry, carry);
}

async function verify(token: string, entry: string, carry: Carry) {
  const answered = await carry('/recaptcha/verify', {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { token, entry },
  });
  if (answered === 'unreachable' || answered.status !== 200) return { reply: answered };
  const pass = parsePass(answered.body);
  return pass === undefined ? { reply: 'unreachable' as const } : { pass };
}
