import type { Core } from '@strapi/strapi';
import { endIndexer, wakeIndexer } from './indexer';
import { endPush, wakePush } from './meilisearch/push';
import { releaseState } from './meilisearch/state';
import { environment } from '../../../platform/config/environment';
import { markStale, retryDirtyEntries } from './dirty-entries';

const lookAgainMilliseconds = 5000;

/** Updates the index with changes made while the server was stopped, then keeps it up to date. */
export async function startSearch(strapi: Core.Strapi): Promise<{ stop(): Promise<void> }> {
  if (environment().DATABASE_CLIENT === 'sqlite') await takeOver(strapi);
  await markStale(strapi);
  void wakeIndexer(strapi);
  // Entries left by another process, and entries to retry after an error.
  const timer = setInterval(() => {
    void wakeIndexer(strapi);
    void wakePush(strapi);
  }, lookAgainMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await endIndexer();
      await endPush();
    },
  };
}

// SQLite has one process: leases of a crashed process are void.
async function takeOver(strapi: Core.Strapi): Promise<void> {
  await retryDirtyEntries(strapi);
  await releaseState(strapi);
}
