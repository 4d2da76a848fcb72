import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import { sha256 } from '../../../platform/sha256';

/** Longer than the lifetime of any token. */
const retentionMs = 40 * 24 * 60 * 60 * 1000;

/** Revokes one token when its customer signs out, so that a copy of it is useless. */
export const endToken = (strapi: Core.Strapi, token: string) => end(strapi, token);

/** Revokes the token of a session by the id of the session, which the token contains. */
export const endSession = (strapi: Core.Strapi, session: string) => end(strapi, session);

async function end(strapi: Core.Strapi, key: string, now = Date.now()): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.endedSessions)
      .insert({ token: sha256(key), ended: now })
      .onConflict('token')
      .ignore(),
  );
}

/** Whether the token was revoked, or the session whose id it contains. */
export async function isEnded(
  strapi: Core.Strapi,
  token: string,
  session: string | undefined,
): Promise<boolean> {
  const keys = [token, ...(session === undefined ? [] : [session])];
  return await strapi.db.transaction(async ({ trx }) => {
    const row: unknown = await trx(tables.endedSessions).whereIn('token', keys.map(sha256)).first('ended');
    return row !== undefined;
  });
}

export async function removeOldEndedSessions(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.endedSessions)
    .where('ended', '<', now - retentionMs)
    .delete();
}
