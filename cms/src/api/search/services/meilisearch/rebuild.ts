import type { Core } from '@strapi/strapi';
import type { Meilisearch, Settings, Task } from 'meilisearch';
import { currentVersion, liveDocuments } from '../stored-documents';
import { codeOf, waiting } from './client';
import { isInMaking, siteIndex } from './index-settings';
import type { Lease, State } from './state';

type Rebuilding = { client: Meilisearch; settings: object; lease: Lease };

/** Fills a new index and then swaps it with the old one, so that searches in the meantime find everything. */
export async function rebuild(strapi: Core.Strapi, { client, settings, lease }: Rebuilding): Promise<State> {
  await removeLeftOver(client);
  // Later changes are sent afterwards.
  const state = { version: await currentVersion(strapi), id: null, settings: JSON.stringify(settings) };
  const uid = `${siteIndex}_${Date.now()}`;
  await settled(client.createIndex(uid, { primaryKey: 'id' }).waitTask(waiting));
  const index = client.index(uid);
  await settled(index.updateSettings(settings as Settings).waitTask(waiting));
  for (let after = ''; ;) {
    const documents = await liveDocuments(strapi, after);
    const last = documents.at(-1);
    if (!last) break;
    await settled(index.addDocuments(documents, { primaryKey: 'id' }).waitTask(waiting));
    await lease.keep(lease.state);
    after = last.id;
  }
  await createIfMissing(client);
  await settled(client.swapIndexes([{ indexes: [siteIndex, uid], rename: false }]).waitTask(waiting));
  await lease.keep(state);
  await settled(client.deleteIndex(uid).waitTask(waiting));
  return state;
}

/** @throws if the task did not succeed */
export async function settled(task: Promise<Task>): Promise<void> {
  const { status, error, type } = await task;
  if (status !== 'succeeded')
    throw new Error(`The task ${type} ended as ${status}: ${error?.message ?? 'no reason given'}`);
}

async function createIfMissing(client: Meilisearch): Promise<void> {
  const { status, error } = await client.createIndex(siteIndex, { primaryKey: 'id' }).waitTask(waiting);
  if (status !== 'succeeded' && error?.code !== 'index_already_exists')
    throw new Error(`The index could not be created: ${error?.message ?? status}`);
}

async function removeLeftOver(client: Meilisearch): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 100 });
  for (const { uid } of results)
    if (isInMaking(uid))
      await client
        .deleteIndex(uid)
        .waitTask(waiting)
        .catch((error) => {
          if (codeOf(error) !== 'index_not_found') throw error;
        });
}
