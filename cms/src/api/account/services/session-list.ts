import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { PersonalDataProvider } from './personal-data-provider';
import { endSession } from './ended-sessions';

const Row = v.object({ session: v.string(), device: v.string(), started: v.number(), seen: v.number() });

/** The lifetime of a token. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
// Sessions whose use this process has recorded in the last hour.
const recorded = new LRUCache<string, true>({ max: 10_000, ttl: hourMs });

type NewSession = { session: string; customer: string; device: string };

export async function addSession(strapi: Core.Strapi, session: NewSession, now = Date.now()): Promise<void> {
  await sessions(strapi)
    .insert({ ...session, started: now, seen: now })
    .onConflict('session')
    .ignore();
}

/** The sessions of a customer on all devices, most recently used first. */
export async function sessionsOf(strapi: Core.Strapi, customer: string, now = Date.now()) {
  const rows: unknown = await sessions(strapi)
    .where({ customer })
    .where('started', '>', now - retentionMs)
    .orderBy('seen', 'desc');
  return parseRows(Row, rows);
}

/** Records the use of a session, at most once per hour. */
export async function recordSessionUse(
  strapi: Core.Strapi,
  session: string,
  now = Date.now(),
): Promise<void> {
  if (recorded.has(session)) return;
  recorded.set(session, true);
  await sessions(strapi)
    .where({ session })
    .where('seen', '<', now - hourMs)
    .update({ seen: now });
}

/** Ends one session. @returns false if the customer has no such session */
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

/** Removes the sessions of a customer from the list. The caller makes their tokens invalid. */
export async function deleteSessions(strapi: Core.Strapi, customer: string): Promise<void> {
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
  erase: (strapi, { documentId }) => deleteSessions(strapi, documentId),
  isErasedOnTakeover: true,
};

const sessions = (strapi: Core.Strapi) => strapi.db.connection(tables.sessions);
