import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';

/** Longer than the lifetime of any token. */
const retentionMs = 40 * 24 * 60 * 60 * 1000;

/** Signing out revokes this token only, so that copies of it are useless. */
export async function endToken(strapi: Core.Strapi, token: string, now = Date.now()): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.endedSessions)
      .insert({ token: digestOf(token), ended: now })
      .onConflict('token')
      .ignore(),
  );
}

export async function isEnded(strapi: Core.Strapi, token: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const found: object | undefined = await trx(tables.endedSessions)
      .where({ token: digestOf(token) })
      .first('ended');
    return found !== undefined;
  });
}

export async function removeOldEndings(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.endedSessions)
    .where('ended', '<', now - retentionMs)
    .delete();
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
