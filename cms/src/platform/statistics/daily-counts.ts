import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn, parseRows } from '../database/rows';
import { tables } from '../database/schema';

/** What is counted. The names must not contain personal data. */
export type CountedKind = 'search-without-result' | 'document-download';
export type Counted = { name: string; count: number };

const dayMs = 24 * 60 * 60 * 1000;
const retentionDays = 30;
/** Different names per kind and day. More are not counted, so the table stays small whatever visitors send. */
const mostNames = 300;
const longestName = 200;

const dayOf = (now: number) => Math.floor(now / dayMs);

// Written once a minute, so that a visitor never waits for the database. A crash loses at most the last minute.
let unwritten = new Map<CountedKind, Map<string, number>>();

/** Counts one occurrence of `name`. */
export function countToday(kind: CountedKind, name: string): void {
  const counts = unwritten.get(kind) ?? new Map<string, number>();
  unwritten.set(kind, counts);
  if (name.length > longestName || (!counts.has(name) && counts.size >= mostNames)) return;
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export async function writeDailyCounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const kinds = unwritten;
  unwritten = new Map();
  for (const [kind, counts] of kinds) await write(strapi, { kind, counts, day: dayOf(now) });
}

type Written = { kind: CountedKind; counts: Map<string, number>; day: number };
const Name = v.object({ name: v.string() });

async function write(strapi: Core.Strapi, { kind, counts, day }: Written): Promise<void> {
  const table = () => strapi.db.connection(tables.dailyCounts);
  const known = new Set(
    parseRows(Name, await table().where({ kind, day }).select('name')).map(({ name }) => name),
  );
  for (const [name, count] of counts) {
    if (!known.has(name) && known.size >= mostNames) continue;
    known.add(name);
    const bucket = `${kind} ${day} ${name}`;
    await table().insert({ bucket, kind, day, name, count: 0 }).onConflict('bucket').ignore();
    await table().where({ bucket }).increment('count', count);
  }
}

const Row = v.object({
  name: v.string(),
  count: NumberColumn,
});

/** The most frequent names of the last 30 days. */
export async function mostCounted(
  strapi: Core.Strapi,
  kind: CountedKind,
  { most, now = Date.now() }: { most: number; now?: number },
): Promise<Counted[]> {
  const rows: unknown = await strapi.db
    .connection(tables.dailyCounts)
    .where({ kind })
    .where('day', '>', dayOf(now) - retentionDays)
    .groupBy('name')
    .select('name')
    .sum({ count: 'count' })
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'name' }])
    .limit(most);
  return parseRows(Row, rows);
}

export async function removeOldDailyCounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.dailyCounts)
    .where('day', '<=', dayOf(now) - retentionDays)
    .delete();
}
