import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { sha256 } from '../../../platform/sha256';
import { decrypt, encrypt } from './encryption';

/**
 * sign-in: the password was right, and a code is still needed. first-set-up: the password was right, and the user must set
 * up a second factor to sign in. set-up: the user is signed in and sets up a second factor.
 */
export type Purpose = 'sign-in' | 'first-set-up' | 'set-up';
export type Challenge = { staff: string; purpose: Purpose; secret: string | undefined };
/** `isLast`: the challenge accepts no further attempt. */
export type Attempt = Challenge & { isLast: boolean };

const Row = v.object({
  staff: v.string(),
  purpose: v.picklist(['sign-in', 'first-set-up', 'set-up']),
  secret: v.nullable(v.string()),
  attempts: v.number(),
});

/** Users need time to find their phone, and to install an app if they set up a second factor. */
const validMs = { 'sign-in': 5 * 60_000, 'first-set-up': 30 * 60_000, 'set-up': 30 * 60_000 };
const maxAttempts = 5;

/**
 * Creates a challenge, which proves that its owner knows the password. Only its hash is stored, so that somebody who reads
 * the database cannot answer it.
 */
export async function newChallenge(
  strapi: Core.Strapi,
  { staff, purpose, secret }: Challenge,
  now = Date.now(),
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const encrypted = secret === undefined ? null : encrypt(strapi, secret);
  await strapi.db.connection(tables.challenges).insert({
    challenge: sha256(challenge),
    staff,
    purpose,
    secret: encrypted,
    attempts: 0,
    expires: now + validMs[purpose],
  });
  return challenge;
}

/** Counts an attempt to answer a challenge. Undefined if it is unknown, answered or expired, or was tried too often. */
export async function tryChallenge(
  strapi: Core.Strapi,
  challenge: string,
  now = Date.now(),
): Promise<Attempt | undefined> {
  const open = () => strapi.db.connection(tables.challenges).where({ challenge: sha256(challenge) });
  const counted = await open()
    .where('expires', '>', now)
    // If the server's clock was set back in the meantime, the challenge would be valid for too long.
    .where('expires', '<=', now + validMs['set-up'])
    .where('attempts', '<', maxAttempts)
    .increment('attempts', 1);
  if (counted !== 1) return undefined;
  const row = parseRow(Row, await open().first());
  if (!row) return undefined;
  const { staff, purpose, attempts } = row;
  const secret = row.secret === null ? undefined : decrypt(strapi, row.secret);
  return { staff, purpose, secret, isLast: attempts >= maxAttempts };
}

/** True for only one of several simultaneous requests, because each challenge can be answered only once. */
export async function closeChallenge(strapi: Core.Strapi, challenge: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const closed = await trx(tables.challenges)
      .where({ challenge: sha256(challenge) })
      .delete();
    return closed === 1;
  });
}

export async function removeChallenges(strapi: Core.Strapi, staff: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(tables.challenges).where({ staff }).delete());
}

export async function removeOldChallenges(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db.connection(tables.challenges).where('expires', '<', now).delete();
}
