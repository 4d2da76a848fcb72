import type { Core } from '@strapi/strapi';
import { addStaffRoutes, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { environment } from '../../platform/config/environment';
import { scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import { readinessChecks } from '../../platform/http/readiness';
import { readGauges } from '../../platform/metrics/metrics';
import type { Part } from '../../platform/part';
import { markStale, retryDirtyEntries } from './services/dirty-entries';
import { installDirtyTracking } from './services/dirty-tracking';
import { loadIndex } from './services/embedded-index';
import { endIndexer, wakeIndexer } from './services/indexer';
import { endPush, wakePush } from './services/meilisearch/push';
import { meilisearch } from './services/meilisearch/client';
import { releaseState } from './services/meilisearch/state';
import { searchMetrics } from './services/search-metrics';
import { searchesWithoutResult } from './services/searches-without-result';
import { checkSynonyms } from './services/synonym-words';

export const searchPart: Part = {
  register(strapi) {
    checkSynonyms(strapi);
    installDirtyTracking(strapi);
    addStaffRoutes(strapi, staffRoutes);
    readGauges.add(...searchMetrics);
    readinessChecks.add({ name: 'search', run: loadIndex });
    if (environment().MEILISEARCH_URL !== undefined)
      readinessChecks.add({ name: 'meilisearch', isOptional: true, run: checkMeilisearch });
    scheduledJobs.add({ run: updateIndexes, intervalMs: 5000 });
  },
  // Updates the index with changes made while the server was stopped.
  async bootstrap(strapi) {
    if (environment().DATABASE_CLIENT === 'sqlite') await releaseLeases(strapi);
    await markStale(strapi);
    void wakeIndexer(strapi);
  },
  async destroy() {
    await endIndexer();
    await endPush();
  },
};

const staffRoutes: StaffRoute[] = [
  {
    path: '/searches-without-result.json',
    needs: () => [{ subject: 'api::product.product', action: 'read', fields: ['name', 'keywords'] }],
    async send(strapi, ctx) {
      ctx.body = { data: await searchesWithoutResult(strapi) };
    },
  },
];

async function checkMeilisearch(): Promise<void> {
  await (await meilisearch())?.health();
}

// Continues with entries left by another process, and retries after errors.
async function updateIndexes(strapi: Core.Strapi): Promise<void> {
  await Promise.all([wakeIndexer(strapi), wakePush(strapi)]);
}

// With SQLite there is only one process, so any lease left belongs to a process that crashed.
async function releaseLeases(strapi: Core.Strapi): Promise<void> {
  await retryDirtyEntries(strapi);
  await releaseState(strapi);
}
