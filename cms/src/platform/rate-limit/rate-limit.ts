import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Context } from 'koa';
import { tooMany } from '../http/http-error';
import { environment } from '../config/environment';
import { parseRow, parseRows } from '../database/rows';
import { tables } from '../database/schema';
import { texts } from '../messages/texts';

const Row = v.object({ since: v.number() });
const CountRow = v.object({ count: v.number() });

/** At most `most` requests per hour in `bucket`. */
export type Limit = { bucket: string; most: number };

const hour = 60 * 60 * 1000;

/** Limits form submissions per hour, by IP address and by e-mail. */
export async function countForm(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { FORMS_PER_ADDRESS, FORMS_PER_EMAIL } = environment();
  await count(strapi, { bucket: `address:${ctx.ip}`, most: FORMS_PER_ADDRESS });
  const email = emailOf(ctx.request.body);
  if (email) await count(strapi, { bucket: `email:${email}`, most: FORMS_PER_EMAIL });
}

/**
 * Counts in the database, so that all processes share the limit and a restart does not reset it. The hour begins with the
 * first request.
 *
 * @throws an HttpError (429) if `bucket` would exceed `most`
 */
export async function count(
  strapi: Core.Strapi,
  { bucket, most, by = 1 }: { bucket: string; most: number; by?: number },
  now = Date.now(),
): Promise<void> {
  const table = () => strapi.db.connection(tables.limits);
  await table().insert({ bucket, since: now, count: 0 }).onConflict('bucket').ignore();
  await table()
    .where({ bucket })
    // An hour in the future began before the server's clock was set back.
    .where((outdated) => outdated.where('since', '<=', now - hour).orWhere('since', '>', now + hour))
    .update({ since: now, count: 0 });
  const allowed = await table()
    .where({ bucket })
    .where('count', '<=', most - by)
    .increment('count', by);
  if (allowed === 1) return;
  const row = parseRow(Row, await table().where({ bucket }).first());
  const seconds = Math.max(1, Math.ceil(((row?.since ?? now) + hour - now) / 1000));
  throw tooMany(texts().http.tooManyRequests({ minutes: Math.ceil(seconds / 60) }), seconds);
}

/** Adds to a bucket without a limit of its own, and returns what all processes have counted in it. */
export async function addToCount(
  strapi: Core.Strapi,
  { bucket, by, since }: { bucket: string; by: number; since: number },
): Promise<number | undefined> {
  const { connection } = strapi.db;
  const rows: unknown = await connection(tables.limits)
    .insert({ bucket, since, count: by })
    .onConflict('bucket')
    .merge({ count: connection.raw('??.?? + ?', [tables.limits, 'count', by]) })
    .returning('count');
  return parseRows(CountRow, rows)[0]?.count;
}

/**
 * Counts an attempt before it is checked, so that concurrent guesses count too. Undo it if it was correct.
 *
 * @throws an HttpError (429) if one of the limits would be exceeded
 */
export async function countAttempt(
  strapi: Core.Strapi,
  limits: Limit[],
): Promise<{ takeBack(): Promise<void> }> {
  for (const limit of limits) await count(strapi, limit);
  return {
    async takeBack() {
      for (const { bucket } of limits) await takeBack(strapi, bucket);
    },
  };
}

async function takeBack(strapi: Core.Strapi, bucket: string): Promise<void> {
  await strapi.db.connection(tables.limits).where({ bucket }).where('count', '>', 0).decrement('count', 1);
}

export async function removeOldCounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.limits)
    .where('since', '<', now - hour)
    .delete();
}

function emailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('email' in data)) return undefined;
  return typeof data.email === 'string' ? data.email.trim().toLowerCase().slice(0, 254) : undefined;
}
