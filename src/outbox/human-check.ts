import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { parseChallenge, parsePass } from '#src/contract/outbox.ts';
import type { Carry, Reply } from './wire.ts';

/**
 * Proves by some work that this is no machine that sends thousands. Made for one entry, good once and for ten minutes,
 * so it is made when the entry is sent. Answers the pass, or what came instead of one.
 */
export async function passFor(entry: string, carry: Carry): Promise<{ pass: string } | { reply: Reply }> {
  const asked = await carry(`/recaptcha/challenge?entry=${entry}`, { method: 'GET' });
  if (asked === 'unreachable' || asked.status !== 200) return { reply: asked };
  const challenge = parseChallenge(asked.body);
  if (!challenge) return { reply: 'unreachable' };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) return { reply: 'unreachable' };
  const token = btoa(JSON.stringify({ challenge, solution }));
  const answered = await carry('/recaptcha/verify', {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { token, entry },
  });
  if (answered === 'unreachable' || answered.status !== 200) return { reply: answered };
  const pass = parsePass(answered.body);
  return pass === undefined ? { reply: 'unreachable' } : { pass };
}
