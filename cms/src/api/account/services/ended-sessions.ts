import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import { sha256 } from '../../../platform/sha256';

/** Longer than the lifetime of any token. */
const retentionMs = 40 * 24 * 60 * 60 * 1000;

/** Signing out revokes this token only, so that copies of it are useless. */
export const endToken = (strapi: Core.Strapi, token: string) => end(strapi, token);

/** Revokes the token of a session by the number of the session, which is in the token. */
export const endSession = (strapi: Core.Strapi, session: string) => end(strapi, session);

async function end(strapi: Core.Strapi, key: string, now = Date.now()): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.endedSessions)
      .insert({ token: sha256(key), ended: now })
      .onConflict('token')
      .ignore(),
  );
}

/** Whether the token, or the session whose number it has, was ended. */
export async function isEnded(
  strapi: Core.Strapi,
  token: string,
  session: string | undefined,
): Promise<boolean> {
  const keys = [token, ...(session === undefined ? [] : [session])];
  return await strapi.db.transaction(async ({ trx }) => {
    const found: unknown = await trx(tables.endedSessions).whereIn('token', keys.map(sha256)).first('ended');
    return found !== undefined;
  });
}

export async function removeOldEndings(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.endedSessions)
    .where('ended', '<', now - retentionMs)
    .delete();
}
