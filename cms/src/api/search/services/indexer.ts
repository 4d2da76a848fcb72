import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import { backgroundWork } from '../../../platform/jobs/background-work';
import { documentsOf } from './documents/documents-of';
import { searchIndexChanged } from './embedded-index';
import { wakePush } from './meilisearch/push';
import { readOwner } from './owners';
import { storeDocuments } from './stored-documents';

type DirtyEntry = { owner: string; marked: string; attempts: number };

// Small, so that other writes do not wait long and little work is repeated after a crash.
const batchSize = 100;
const leaseMilliseconds = 60_000;
const firstWaitMilliseconds = 1000;
const longestWaitMilliseconds = 10 * 60_000;

export const { wake: wakeIndexer, end: endIndexer } = backgroundWork(async (strapi, isEnding) => {
  for (let marks = await lease(strapi); marks.length > 0; marks = await lease(strapi)) {
    await indexEntries(strapi, marks);
    await searchIndexChanged(strapi);
    void wakePush(strapi);
    if (isEnding()) return;
  }
});

// Leased for a minute: only one process works on an entry, and another takes over after a crash.
async function lease(strapi: Core.Strapi): Promise<DirtyEntry[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const isPostgres = strapi.db.dialect.client === 'postgres';
    const due = trx(tables.searchMarks).where('due', '<=', Date.now()).orderBy('id').limit(batchSize);
    const marks: DirtyEntry[] = await (isPostgres ? due.forUpdate().skipLocked() : due);
    if (marks.length === 0) return [];
    await trx(tables.searchMarks)
      .whereIn(
        'owner',
        marks.map(({ owner }) => owner),
      )
      .update({ due: Date.now() + leaseMilliseconds });
    return marks;
  });
}

// One entry that fails must not prevent the others from being indexed.
async function indexEntries(strapi: Core.Strapi, marks: DirtyEntry[]): Promise<void> {
  try {
    await indexTogether(strapi, marks);
  } catch (error) {
    if (marks.length === 1 && marks[0]) return await putOff(strapi, marks[0], error);
    for (const mark of marks) await indexEntries(strapi, [mark]);
  }
}

async function indexTogether(strapi: Core.Strapi, marks: DirtyEntry[]): Promise<void> {
  const owners = marks.flatMap(({ owner }) => readOwner(owner) ?? []);
  const documents = await documentsOf(strapi, owners);
  await storeDocuments(strapi, { marks, documents });
}

async function putOff(
  strapi: Core.Strapi,
  { owner, marked, attempts }: DirtyEntry,
  error: unknown,
): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error);
  const wait = Math.min(firstWaitMilliseconds * 2 ** attempts, longestWaitMilliseconds);
  await strapi.db
    .connection(tables.searchMarks)
    .where({ owner, marked })
    .update({ attempts: attempts + 1, due: Date.now() + wait, problem: problem.slice(0, 500) });
  strapi.log.warn(`${owner} could not be indexed for search and will be retried: ${problem}`);
}
