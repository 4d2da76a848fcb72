import type { Core } from '@strapi/strapi';
import { endIndexer, wakeIndexer } from './indexer';
import { endPush, wakePush } from './meilisearch/push';
import { releaseState } from './meilisearch/state';
import { environment } from '../../../platform/config/environment';
import { markStale, retryDirtyEntries } from './dirty-entries';

const lookAgainMilliseconds = 5000;

/** Brings the index up to date with what was changed while nothing ran, then keeps it so. */
export async function startSearch(strapi: Core.Strapi): Promise<{ stop(): Promise<void> }> {
  if (environment().DATABASE_CLIENT === 'sqlite') await takeOver(strapi);
  await markStale(strapi);
  void wakeIndexer(strapi);
  // What another process left behind, and what was put off after an error.
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

// What a process that was killed held, it holds no more.
async function takeOver(strapi: Core.Strapi): Promise<void> {
  await retryDirtyEntries(strapi);
  await releaseState(strapi);
}
