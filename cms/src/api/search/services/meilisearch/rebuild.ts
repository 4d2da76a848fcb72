import type { Core } from '@strapi/strapi';
import type { Meilisearch, Settings, Task } from 'meilisearch';
import { currentVersion, liveDocuments } from '../stored-documents';
import { codeOf, waitOptions } from './client';
import { isUnfinished, siteIndex } from './index-settings';
import type { Lease, State } from './state';

type Rebuilding = { client: Meilisearch; settings: object; lease: Lease };

/** Fills a new index and then swaps it with the old one, so that searches still find everything in the meantime. */
export async function rebuild(strapi: Core.Strapi, { client, settings, lease }: Rebuilding): Promise<State> {
  await removeUnfinished(client);
  // Changes after this version are sent after the rebuild.
  const state = { version: await currentVersion(strapi), id: null, settings: JSON.stringify(settings) };
  const uid = `${siteIndex}_${Date.now()}`;
  await ensureSucceeded(client.createIndex(uid, { primaryKey: 'id' }).waitTask(waitOptions));
  const index = client.index(uid);
  await ensureSucceeded(index.updateSettings(settings as Settings).waitTask(waitOptions));
  for (let after = ''; ;) {
    const documents = await liveDocuments(strapi, after);
    const last = documents.at(-1);
    if (!last) break;
    await ensureSucceeded(index.addDocuments(documents, { primaryKey: 'id' }).waitTask(waitOptions));
    await lease.save(lease.state);
    after = last.id;
  }
  await createIfMissing(client);
  await ensureSucceeded(
    client.swapIndexes([{ indexes: [siteIndex, uid], rename: false }]).waitTask(waitOptions),
  );
  await lease.save(state);
  await ensureSucceeded(client.deleteIndex(uid).waitTask(waitOptions));
  return state;
}

/** @throws if the task of Meilisearch did not succeed */
export async function ensureSucceeded(task: Promise<Task>): Promise<void> {
  const { status, error, type } = await task;
  if (status !== 'succeeded')
    throw new Error(`The task ${type} ended as ${status}: ${error?.message ?? 'no reason given'}`);
}

async function createIfMissing(client: Meilisearch): Promise<void> {
  const { status, error } = await client.createIndex(siteIndex, { primaryKey: 'id' }).waitTask(waitOptions);
  if (status !== 'succeeded' && error?.code !== 'index_already_exists')
    throw new Error(`The index could not be created: ${error?.message ?? status}`);
}

async function removeUnfinished(client: Meilisearch): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 100 });
  for (const { uid } of results)
    if (isUnfinished(uid))
      await client
        .deleteIndex(uid)
        .waitTask(waitOptions)
        .catch((error) => {
          if (codeOf(error) !== 'index_not_found') throw error;
        });
}
