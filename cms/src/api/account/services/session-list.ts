import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { PersonalDataProvider } from './personal-data-provider';
import { endSession } from './ended-sessions';

const Row = v.object({ session: v.string(), device: v.string(), started: v.number(), seen: v.number() });

/** As long as a token is valid. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
// Sessions that this process has noted as seen in the last hour.
const noted = new LRUCache<string, true>({ max: 10_000, ttl: hourMs });

type Begun = { session: string; customer: string; device: string };

export async function addSession(strapi: Core.Strapi, begun: Begun, now = Date.now()): Promise<void> {
  await sessions(strapi)
    .insert({ ...begun, started: now, seen: now })
    .onConflict('session')
    .ignore();
}

/** The sessions of a customer on all devices, the last used first. */
export async function sessionsOf(strapi: Core.Strapi, customer: string, now = Date.now()) {
  const rows: unknown = await sessions(strapi)
    .where({ customer })
    .where('started', '>', now - retentionMs)
    .orderBy('seen', 'desc');
  return parseRows(Row, rows);
}

/** Notes at most once per hour that a session is used. */
export async function noteUse(strapi: Core.Strapi, session: string, now = Date.now()): Promise<void> {
  if (noted.has(session)) return;
  noted.set(session, true);
  await sessions(strapi)
    .where({ session })
    .where('seen', '<', now - hourMs)
    .update({ seen: now });
}

/** Ends one session. False if the customer has no such session. */
export async function endOneSession(
  strapi: Core.Strapi,
  customer: string,
  session: string,
): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const deleted = await trx(tables.sessions).where({ customer, session }).delete();
    if (deleted === 0) return false;
    await endSession(strapi, session);
    return true;
  });
}

/** After their tokens have become invalid. */
export async function forgetSessions(strapi: Core.Strapi, customer: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(tables.sessions).where({ customer }).delete());
}

export async function removeOldSessions(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await sessions(strapi)
    .where('started', '<', now - retentionMs)
    .delete();
}

/** The sessions in the export and the deletion of an account. */
export const personalSessions: PersonalDataProvider = {
  name: 'sessions',
  export: async (strapi, { documentId }) =>
    (await sessionsOf(strapi, documentId)).map(({ device, started, seen }) => ({
      device,
      started: new Date(started).toISOString(),
      lastUsed: new Date(seen).toISOString(),
    })),
  erase: (strapi, { documentId }) => forgetSessions(strapi, documentId),
  isErasedOnTakeover: true,
};

const sessions = (strapi: Core.Strapi) => strapi.db.connection(tables.sessions);
