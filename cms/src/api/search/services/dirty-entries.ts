import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { EntryRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { ownerOf, searchedTypes } from './owners';

const DirtyRow = v.pipe(
  v.object({ owner: v.string(), change_id: v.string(), attempts: v.number() }),
  v.transform(({ change_id: changeId, ...row }) => ({ ...row, changeId })),
);
/** Changed content that has not been indexed yet. `changeId` changes with every change of the content. */
export type DirtyEntry = v.InferOutput<typeof DirtyRow>;
const OwnerRow = v.object({ owner: v.string() });

const batchSize = 200;
const leaseMs = 60_000;

/** Queues entries for indexing. Joins the caller's transaction. */
export async function markDirty(strapi: Core.Strapi, changed: string[]): Promise<void> {
  const due = Date.now();
  // Unique, because PostgreSQL rejects duplicates in one insert. Sorted, so that concurrent writers do not deadlock.
  const owners = [...new Set(changed)].toSorted();
  await strapi.db.transaction(async ({ trx }) => {
    for (let start = 0; start < owners.length; start += batchSize) {
      const rows = owners
        .slice(start, start + batchSize)
        .map((owner) => ({ owner, change_id: randomUUID(), attempts: 0, due, problem: null }));
      await trx(tables.dirtyEntries).insert(rows).onConflict('owner').merge();
    }
  });
}

/**
 * Marks entries that are missing from the index or no longer published; with `isAll`, marks all published entries too.
 * Joins the caller's transaction.
 */
export async function markStale(strapi: Core.Strapi, isAll = false): Promise<void> {
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tables.searchDocuments).distinct('owner').whereNotNull('body'),
  );
  const indexed = new Set(parseRows(OwnerRow, rows).map(({ owner }) => owner));
  const published = new Set<string>();
  for (const uid of searchedTypes) {
    const entries: unknown = await strapi.db
      .query(uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ['documentId'] });
    for (const { documentId } of parseRows(EntryRow, entries)) published.add(ownerOf(uid, documentId));
  }
  const missing = [...published].filter((owner) => isAll || !indexed.has(owner));
  const unpublished = [...indexed].filter((owner) => !published.has(owner));
  await markDirty(strapi, [...missing, ...unpublished]);
}

/** Makes all dirty entries due now, regardless of leases and delays. */
export async function retryDirtyEntries(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.dirtyEntries).update({ due: Date.now() });
}

/**
 * The next entries to index. They are leased for a minute, so that only one process works on an entry and another takes
 * over after a crash.
 */
export async function leaseDirtyEntries(strapi: Core.Strapi, limit: number): Promise<DirtyEntry[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const isPostgres = strapi.db.dialect.client === 'postgres';
    const due = trx(tables.dirtyEntries).where('due', '<=', Date.now()).orderBy('id').limit(limit);
    const entries = parseRows(DirtyRow, await (isPostgres ? due.forUpdate().skipLocked() : due));
    if (entries.length === 0) return [];
    await trx(tables.dirtyEntries)
      .whereIn(
        'owner',
        entries.map(({ owner }) => owner),
      )
      .update({ due: Date.now() + leaseMs });
    return entries;
  });
}

/** Records an error and postpones the next attempt, unless the entry has changed again. */
export async function postponeDirtyEntry(
  strapi: Core.Strapi,
  { owner, changeId, attempts }: DirtyEntry,
  { problem, waitMs }: { problem: string; waitMs: number },
): Promise<void> {
  await strapi.db
    .connection(tables.dirtyEntries)
    .where({ owner, change_id: changeId })
    .update({ attempts: attempts + 1, due: Date.now() + waitMs, problem: problem.slice(0, 500) });
}
