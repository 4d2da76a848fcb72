import type { Core } from '@strapi/strapi';
import { backgroundWork } from '../../../platform/jobs/background-work';
import { type DirtyEntry, leaseDirtyEntries, postponeDirtyEntry } from './dirty-entries';
import { documentsOf } from './documents/documents-of';
import { searchIndexChanged } from './embedded-index';
import { wakePush } from './meilisearch/push';
import { readOwner } from './owners';
import { storeDocuments } from './stored-documents';

// Small, so that other writes do not wait long and little work is repeated after a crash.
const batchSize = 100;
const firstWaitMs = 1000;
const longestWaitMs = 10 * 60_000;

export const { wake: wakeIndexer, end: endIndexer } = backgroundWork(async (strapi, isEnding) => {
  const lease = () => leaseDirtyEntries(strapi, batchSize);
  for (let entries = await lease(); entries.length > 0; entries = await lease()) {
    await indexEntries(strapi, entries);
    await searchIndexChanged(strapi);
    void wakePush(strapi);
    if (isEnding()) return;
  }
});

// One entry that fails must not prevent the others from being indexed.
async function indexEntries(strapi: Core.Strapi, entries: DirtyEntry[]): Promise<void> {
  try {
    await indexTogether(strapi, entries);
  } catch (error) {
    if (entries.length === 1 && entries[0]) return await postpone(strapi, entries[0], error);
    for (const entry of entries) await indexEntries(strapi, [entry]);
  }
}

async function indexTogether(strapi: Core.Strapi, entries: DirtyEntry[]): Promise<void> {
  const owners = entries.flatMap(({ owner }) => readOwner(owner) ?? []);
  const documents = await documentsOf(strapi, owners);
  await storeDocuments(strapi, { entries, documents });
}

async function postpone(strapi: Core.Strapi, entry: DirtyEntry, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error);
  const waitMs = Math.min(firstWaitMs * 2 ** entry.attempts, longestWaitMs);
  await postponeDirtyEntry(strapi, entry, { problem, waitMs });
  strapi.log.warn(`${entry.owner} could not be indexed for search and will be retried: ${problem}`);
}
