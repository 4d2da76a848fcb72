import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from 'knex';
import { NumberColumn, parseRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { SearchEntry, SynonymGroup } from '../../../platform/site-build/site-entry';

const DirtyRow = v.object({ owner: v.string(), change_id: v.string() });
type DirtyEntry = { owner: string; changeId: string };
const Row = v.object({
  document: v.string(),
  owner: v.string(),
  version: v.number(),
  body: v.nullable(v.string()),
});
const BodyRow = v.object({ body: v.string() });
// PostgreSQL returns counts as text.
const TotalRow = v.object({ total: NumberColumn });
const Counter = v.object({ last: v.number() });
const State = v.object({ value: v.string() });
export type Change = { id: string; version: number; document: SearchEntry | null };

const series = 'search';

/** Updates the stored documents of the dirty entries and removes the entries from the queue, in one transaction. */
export async function storeDocuments(
  strapi: Core.Strapi,
  { entries, documents }: { entries: DirtyEntry[]; documents: Map<string, SearchEntry[]> },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const leased = await leasedEntries(strapi, trx, entries);
    const changed = await differences(trx, leased, documents);
    if (changed.length > 0) {
      const version = await nextVersion(trx);
      const rows = changed.map((row) => ({ ...row, version }));
      for (let start = 0; start < rows.length; start += 100)
        await trx(tables.searchDocuments)
          .insert(rows.slice(start, start + 100))
          .onConflict('document')
          .merge();
    }
    await trx(tables.dirtyEntries).whereIn('owner', leased).delete();
  });
}

// Skips entries that changed again since they were read: they are queued again with the newer content. Skips locked
// rows too, because their writer may be waiting for another of these rows.
async function leasedEntries(strapi: Core.Strapi, trx: Knex, entries: DirtyEntry[]): Promise<string[]> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const own = trx(tables.dirtyEntries).whereIn(
    'owner',
    entries.map(({ owner }) => owner),
  );
  const leased = parseRows(DirtyRow, await (isPostgres ? own.forUpdate().skipLocked() : own));
  const known = new Map(leased.map(({ owner, change_id }) => [owner, change_id]));
  return entries.filter(({ owner, changeId }) => known.get(owner) === changeId).map(({ owner }) => owner);
}

async function differences(trx: Knex, owners: string[], documents: Map<string, SearchEntry[]>) {
  const before = parseRows(Row, await trx(tables.searchDocuments).whereIn('owner', owners));
  const bodies = new Map(before.map(({ document, body }) => [document, body]));
  const now = owners.flatMap((owner) =>
    (documents.get(owner) ?? []).map((document) => ({
      document: document.id,
      owner,
      body: JSON.stringify(document),
    })),
  );
  const ids = new Set(now.map(({ document }) => document));
  const removed = before
    .filter(({ document, body }) => body !== null && !ids.has(document))
    .map(({ document, owner }) => ({ document, owner, body: null }));
  return [...now.filter(({ document, body }) => bodies.get(document) !== body), ...removed];
}

// The row is locked until the commit, so that versions become visible in order.
async function nextVersion(trx: Knex): Promise<number> {
  await trx(tables.counters).insert({ series, last: 0 }).onConflict('series').ignore();
  await trx(tables.counters).where({ series }).increment('last', 1);
  const { last } = v.parse(Counter, await trx(tables.counters).where({ series }).first());
  return last;
}

export async function currentVersion(strapi: Core.Strapi): Promise<number> {
  const row = await strapi.db.connection(tables.counters).where({ series }).first();
  return parseRow(Counter, row)?.last ?? 0;
}

/** At most `limit` changes after a position, oldest first. */
export async function changesAfter(
  strapi: Core.Strapi,
  position: Position,
  limit: number,
): Promise<Change[]> {
  const rows: unknown = await strapi.db
    .connection(tables.searchDocuments)
    .where((later) => {
      later.where('version', '>', position.version);
      if (position.id !== null)
        later.orWhere((same) => same.where('version', position.version).where('document', '>', position.id));
    })
    .orderBy([{ column: 'version' }, { column: 'document' }])
    .limit(limit);
  return parseRows(Row, rows).map(({ document, version, body }) => ({
    id: document,
    version,
    document: body === null ? null : JSON.parse(body),
  }));
}

const batchSize = 1000;

const synonymIds = 'synonyms-%';

/** The next thousand search documents after an id, ordered by id, without synonyms. */
export async function liveDocuments(strapi: Core.Strapi, after: string): Promise<{ id: string }[]> {
  const rows: unknown = await strapi.db
    .connection(tables.searchDocuments)
    .whereNotNull('body')
    .where('document', '>', after)
    .whereNot('document', 'like', synonymIds)
    .orderBy('document')
    .limit(batchSize);
  return parseRows(BodyRow, rows).map(({ body }) => JSON.parse(body));
}

/** The published synonyms of editors. */
export async function liveSynonyms(strapi: Core.Strapi): Promise<SynonymGroup[]> {
  const rows: unknown = await strapi.db
    .connection(tables.searchDocuments)
    .whereNotNull('body')
    .where('document', 'like', synonymIds)
    .orderBy('document');
  return parseRows(BodyRow, rows).map(({ body }) => JSON.parse(body));
}

export async function countDocuments(strapi: Core.Strapi): Promise<number> {
  const rows: unknown = await strapi.db
    .connection(tables.searchDocuments)
    .whereNotNull('body')
    .whereNot('document', 'like', synonymIds)
    .count('* as total');
  return parseRows(TotalRow, rows)[0]?.total ?? 0;
}

/** A position in the changes: after one document of a version, or after the whole version if `id` is null. */
export type Position = { version: number; id: string | null };
export const afterVersion = (version: number): Position => ({ version, id: null });

/** Identifies this database, because versions of different databases are not comparable. */
export async function searchIdentity(strapi: Core.Strapi): Promise<string> {
  const table = () => strapi.db.connection(tables.searchState);
  await table()
    .insert({ name: 'identity', value: randomUUID().slice(0, 8) })
    .onConflict('name')
    .ignore();
  return v.parse(State, await table().where({ name: 'identity' }).first()).value;
}
