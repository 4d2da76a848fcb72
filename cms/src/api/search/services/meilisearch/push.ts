import type { Core } from '@strapi/strapi';
import type { Meilisearch } from 'meilisearch';
import { backgroundWork } from '../../../../platform/jobs/background-work';
import { currentEngine } from '../embedded-index';
import { changesAfter, countDocuments, liveSynonyms } from '../stored-documents';
import { codeOf, meilisearch, waitOptions } from './client';
import { indexSettings, siteIndex } from './index-settings';
import { rebuild, ensureSucceeded } from './rebuild';
import { type Lease, leaseState, type State } from './state';

const batchSize = 1000;
const firstWaitMilliseconds = 1000;
const longestWaitMilliseconds = 5 * 60_000;
const compareMilliseconds = 60 * 60_000;

let failures = 0;
let notBefore = 0;
let comparedAt = 0;

/** Sends pending changes to Meilisearch. Retries failures with increasing delays, so that no change is lost. */
export const { wake: wakePush, end: endPush } = backgroundWork(async (strapi) => {
  if (Date.now() < notBefore) return;
  try {
    await pushAll(strapi);
    failures = 0;
  } catch (error) {
    notBefore = Date.now() + Math.min(firstWaitMilliseconds * 2 ** failures, longestWaitMilliseconds);
    failures += 1;
    // Meilisearch may come back empty or restored from an older backup.
    comparedAt = 0;
    strapi.log.warn(`Meilisearch could not be updated and will be retried: ${String(error)}`);
  }
});

/** Retries failed changes immediately, as after a restart. */
export function forgetFailures(): void {
  failures = 0;
  notBefore = 0;
}

async function pushAll(strapi: Core.Strapi): Promise<void> {
  const client = await meilisearch();
  const engine = await currentEngine();
  if (!client || !engine) return;
  const lease = await leaseState(strapi);
  if (!lease) return;
  try {
    const settings = indexSettings(engine, await liveSynonyms(strapi));
    let { state } = lease;
    if (state.settings !== JSON.stringify(settings) || !(await hasIndex(client)))
      state = await rebuild(strapi, { client, settings, lease });
    state = await pushChanges(strapi, { client, lease, state });
    if (comparedAt + compareMilliseconds > Date.now() || (await isComplete(strapi, client))) return;
    state = await rebuild(strapi, { client, settings, lease });
    await pushChanges(strapi, { client, lease, state });
  } finally {
    await lease.release();
  }
}

type Pushing = { client: Meilisearch; lease: Lease; state: State };

async function pushChanges(strapi: Core.Strapi, { client, lease, state: before }: Pushing): Promise<State> {
  let state = before;
  for (;;) {
    const changes = await changesAfter(strapi, state, batchSize);
    const last = changes.at(-1);
    if (!last) return state;
    const index = client.index(siteIndex);
    const documents = changes.flatMap(({ document }) =>
      document && document.kind !== 'synonyms' ? document : [],
    );
    const removed = changes.filter(({ document }) => document === null).map(({ id }) => id);
    if (documents.length > 0)
      await ensureSucceeded(index.addDocuments(documents, { primaryKey: 'id' }).waitTask(waitOptions));
    if (removed.length > 0) await ensureSucceeded(index.deleteDocuments(removed).waitTask(waitOptions));
    state = { settings: before.settings, version: last.version, id: last.id };
    await lease.save(state);
  }
}

// Somebody may have emptied Meilisearch or restored an older backup.
async function isComplete(strapi: Core.Strapi, client: Meilisearch): Promise<boolean> {
  const { numberOfDocuments } = await client.index(siteIndex).getStats();
  comparedAt = Date.now();
  return numberOfDocuments === (await countDocuments(strapi));
}

async function hasIndex(client: Meilisearch): Promise<boolean> {
  try {
    await client.getRawIndex(siteIndex);
    return true;
  } catch (error) {
    if (codeOf(error) === 'index_not_found') return false;
    throw error;
  }
}
