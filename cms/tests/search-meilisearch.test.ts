import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';
import { aMeilisearch, theEngine } from './support/meilisearch';

const product = 'api::product.product';
const state = 'fieldshop_search_state';
// In seconds of the fake clock that the backend uses.
const hour = 3600;
const wakeSeconds = 5;
const longestPause = 300;

let backend: Backend;
let meilisearch: Awaited<ReturnType<typeof aMeilisearch>>;
let settings: Record<string, unknown>;

beforeAll(async () => {
  backend = await aBackend();
  meilisearch = await aMeilisearch();
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  settings = load('platform/config/environment.js').environment();
  Object.assign(settings, {
    MEILISEARCH_URL: meilisearch.host,
    MEILISEARCH_ADMIN_KEY: 'k',
    MEILISEARCH_SEARCH_KEY: 'k',
  });
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await pushed();
});

afterAll(async () => {
  for (const name of ['MEILISEARCH_URL', 'MEILISEARCH_ADMIN_KEY', 'MEILISEARCH_SEARCH_KEY'])
    delete settings[name];
  load('api/search/services/embedded-index.js').useEngine(undefined);
  await meilisearch.stop();
});

describe('Meilisearch', () => {
  it('contains the published content, in an index that was filled separately and swapped', async () => {
    expect(meilisearch.ids()).toEqual(await published());
    expect(meilisearch.tasks.map(({ type }) => type)).toContain('indexSwap');
    expect(meilisearch.uids()).toEqual(['site']);
  });

  it('is updated after an entry is published or deleted', async () => {
    await publishProduct(backend, 'p-100-010', { summary: 'Followed by the search.' });
    await pushed();
    expect((await client().index('site').search('followed')).hits).toHaveLength(1);
    const documentId = await aProduct('FOLLOWED-1');
    await pushed();
    expect(meilisearch.ids()).toContain(`product-${documentId}`);
    await backend.strapi.documents(product).delete({ documentId });
    await pushed();
    expect(meilisearch.ids()).toEqual(await published());
  });

  it('receives everything it missed while it was down, in batches of at most a thousand', async () => {
    await meilisearch.stop();
    const created: string[] = [];
    for (let number = 0; number < 30; number += 1) created.push(await aProduct(`DOWN-${number}`));
    await pushed();
    await meilisearch.start();
    expect(meilisearch.ids()).not.toEqual(await published());
    await pushed();
    expect(meilisearch.ids()).toEqual(await published());
    expect(Math.max(...meilisearch.batches)).toBeLessThanOrEqual(1000);
    for (const documentId of created) await backend.strapi.documents(product).delete({ documentId });
    await pushed();
    expect(meilisearch.ids()).toEqual(await published());
  });

  it('is retried less and less often during a one-hour outage, and is complete soon afterwards', async () => {
    const { wakePush } = load('api/search/services/meilisearch/push.js');
    const created: string[] = [];
    const triedAt: number[] = [];
    vi.useFakeTimers({ toFake: ['Date'] });
    meilisearch.respondWithGarbage(true);
    for (let second = 0; second < hour; second += wakeSeconds) {
      if (second % 600 === 0) created.push(await aProduct(`HOUR-${second}`));
      await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
      const before = meilisearch.seen.length;
      await wakePush(backend.strapi);
      if (meilisearch.seen.length > before) triedAt.push(second);
      vi.setSystemTime(Date.now() + wakeSeconds * 1000);
    }
    const pauses = triedAt.slice(1).map((second, index) => second - (triedAt[index] ?? 0));
    expect(pauses.slice(3, 8)).toEqual([10, 20, 35, 65, 130]);
    expect(pauses.slice(9)).toEqual(Array.from({ length: pauses.length - 9 }, () => longestPause));
    expect(triedAt.length).toBeLessThan(25);
    meilisearch.respondWithGarbage(false);
    vi.setSystemTime(Date.now() + longestPause * 1000);
    await wakePush(backend.strapi);
    vi.useRealTimers();
    expect(meilisearch.ids()).toEqual(await published());
    expect(meilisearch.ids()).toEqual(expect.arrayContaining(created.map((id) => `product-${id}`)));
    for (const documentId of created) await backend.strapi.documents(product).delete({ documentId });
    await pushed();
  });

  it('is complete again after a crash at any step, including a rebuild', async () => {
    for (let requests = 0; requests < 24; requests += 3) {
      if (requests % 2 === 0) meilisearch.lose();
      meilisearch.dieAfter(requests);
      await publishProduct(backend, 'p-100-010', { summary: `Died after ${requests}.` });
      await pushed();
      meilisearch.dieAfter(Infinity);
      await pushed();
      expect(meilisearch.ids()).toEqual(await published());
    }
    expect(meilisearch.uids()).toEqual(['site']);
  });

  it('has the synonyms, and the words of other languages', async () => {
    await pushed();
    expect(meilisearch.settings()).toMatchObject({
      synonyms: { 'data sheet': ['datasheet', 'spec sheet'], druckaufnehmer: ['pressure transmitter'] },
    });
  });

  it('can be searched at any time during a rebuild', async () => {
    await backend.strapi.db
      .connection(state)
      .where({ name: 'meilisearch' })
      .update({
        value: JSON.stringify({ version: 0, id: null, settings: 'older' }),
      });
    const searches = { areDone: false };
    const counts: number[] = [];
    const searching = (async () => {
      while (!searches.areDone)
        counts.push((await client().index('site').search('', { limit: 0 })).estimatedTotalHits ?? -1);
    })();
    await pushed();
    searches.areDone = true;
    await searching;
    expect(counts.length).toBeGreaterThan(3);
    expect(new Set(counts)).toEqual(new Set([(await published()).length]));
  });

  it('receives changes from one process at a time', async () => {
    const { leaseState } = load('api/search/services/meilisearch/state.js');
    const held = await leaseState(backend.strapi);
    expect(await leaseState(backend.strapi)).toBeUndefined();
    await held.release();
    const next = await leaseState(backend.strapi);
    await expect(held.save(held.state)).rejects.toThrow('Another process');
    await next.release();
  });
});

const client = () => new Meilisearch({ host: meilisearch.host, apiKey: 'k' });

async function pushed(): Promise<void> {
  await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
  const push = load('api/search/services/meilisearch/push.js');
  push.forgetFailures();
  await push.wakePush(backend.strapi);
  push.forgetFailures();
}

async function published(): Promise<string[]> {
  const rows: { document: string }[] = await backend.strapi.db
    .connection('fieldshop_search_documents')
    .whereNotNull('body');
  return rows.map(({ document }) => document).toSorted();
}

async function aProduct(partNumber: string): Promise<string> {
  const data = {
    name: partNumber,
    partNumber,
    url: partNumber.toLowerCase(),
    summary: 'Made while testing.',
    weight: 1,
  };
  return (await backend.strapi.documents(product).create({ data, status: 'published' })).documentId;
}
