import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { derivedSecret } from '../../../platform/config/derived-secret';

const tenMinutes = 10 * 60 * 1000;
// A phone solves the challenge in 0.3 to 1 s, even in the service worker.
const cost = 1000;
const counters = { from: 500, to: 1500 };

const text = v.pipe(v.string(), v.maxLength(2000));
const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: text,
      salt: text,
      cost: v.literal(cost),
      keyLength: v.literal(32),
      keyPrefix: text,
      data: v.object({ entry: text }),
    }),
    signature: text,
  }),
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    derivedKey: text,
  }),
});

export function newChallenge(entry: string, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counters.to, counters.from),
    data: { entry },
    deriveKey,
    expiresAt: new Date(now + tenMinutes),
    ...secrets(),
  });
}

/** Returns a proof that can be used once, if `token` solves one of our challenges for this entry. */
export async function verifyProofOfWork(token: string, entry: string): Promise<string | undefined> {
  const payload = v.safeParse(Payload, decodeToken(token));
  if (!payload.success) return undefined;
  const { challenge, solution } = payload.output;
  if (challenge.parameters.data.entry !== entry) return undefined;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() });
  return verified ? `altcha ${challenge.signature}` : undefined;
}

function secrets() {
  return {
    hmacSignatureSecret: derivedSecret('challenge'),
    hmacKeySignatureSecret: derivedSecret('challenge key'),
  };
}

// The token is JSON, or Base64-encoded JSON as ALTCHA's own widget sends it.
function decodeToken(token: string): unknown {
  const json = token.startsWith('{') ? token : Buffer.from(token, 'base64').toString('utf8');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
