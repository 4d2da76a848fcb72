import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';
import { aMeilisearch, theEngine } from './support/meilisearch';

const product = 'api::product.product';
const state = 'fieldshop_search_state';

let backend: Backend;
let meilisearch: Awaited<ReturnType<typeof aMeilisearch>>;
let settings: Record<string, unknown>;

beforeAll(async () => {
  backend = await aBackend();
  meilisearch = await aMeilisearch();
  load('search/embedded-index.js').useEngine(await theEngine());
  settings = load('settings/environment.js').environment();
  Object.assign(settings, {
    MEILISEARCH_URL: meilisearch.host,
    MEILISEARCH_ADMIN_KEY: 'k',
    MEILISEARCH_SEARCH_KEY: 'k',
  });
  await load('search/marks.js').markMissing(backend.strapi, true);
  await pushed();
});

afterAll(async () => {
  for (const name of ['MEILISEARCH_URL', 'MEILISEARCH_ADMIN_KEY', 'MEILISEARCH_SEARCH_KEY'])
    delete settings[name];
  load('search/embedded-index.js').useEngine(undefined);
  await meilisearch.stop();
});

describe('a Meilisearch beside the database', () => {
  it('has what is published, with an index that was filled beside and swapped', async () => {
    expect(meilisearch.ids()).toEqual(await published());
    expect(meilisearch.tasks.map(({ type }) => type)).toContain('indexSwap');
    expect(meilisearch.uids()).toEqual(['site']);
  });

  it('follows a publish and an unpublish', async () => {
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

  it('gets all of what it missed while it was down, in batches of at most a thousand', async () => {
    await meilisearch.stop();
    const made: string[] = [];
    for (let number = 0; number < 30; number += 1) made.push(await aProduct(`DOWN-${number}`));
    await pushed();
    await meilisearch.start();
    expect(meilisearch.ids()).not.toEqual(await published());
    await pushed();
    expect(meilisearch.ids()).toEqual(await published());
    expect(Math.max(...meilisearch.batches)).toBeLessThanOrEqual(1000);
    for (const documentId of made) await backend.strapi.documents(product).delete({ documentId });
    await pushed();
    expect(meilisearch.ids()).toEqual(await published());
  });

  it('is whole again after it died in the middle of any step, also of a rebuild', async () => {
    for (let requests = 0; requests < 24; requests += 3) {
      if (requests % 2 === 0) meilisearch.lose();
      meilisearch.dieAfter(requests);
      await publishProduct(backend, 'p-100-010', { summary: `Died after ${requests}.` });
      await pushed();
      meilisearch.revive();
      await pushed();
      expect(meilisearch.ids()).toEqual(await published());
    }
    expect(meilisearch.uids()).toEqual(['site']);
  });

  it('can be searched at every moment of a rebuild', async () => {
    await backend.strapi.db
      .connection(state)
      .where({ name: 'meilisearch' })
      .update({
        value: JSON.stringify({ version: 0, id: null, settings: 'older' }),
      });
    let isDone = false;
    const counts: number[] = [];
    const searching = (async () => {
      while (!isDone)
        counts.push((await client().index('site').search('', { limit: 0 })).estimatedTotalHits ?? -1);
    })();
    await pushed();
    isDone = true;
    await searching;
    expect(counts.length).toBeGreaterThan(3);
    expect(new Set(counts)).toEqual(new Set([(await published()).length]));
  });

  it('is brought changes by one process at a time', async () => {
    const { leaseState } = load('search/meilisearch/state.js');
    const held = await leaseState(backend.strapi);
    expect(await leaseState(backend.strapi)).toBeUndefined();
    await held.release();
    const next = await leaseState(backend.strapi);
    await expect(held.keep(held.state)).rejects.toThrow('Another process');
    await next.release();
  });
});

describe('what the official client promises', () => {
  it('waits while a task is enqueued or processing, and ends at any other status', async () => {
    const slow = await aMeilisearch({ taskMilliseconds: 160 });
    const found = await new Meilisearch({ host: slow.host }).createIndex('waited').waitTask();
    expect(found.status).toBe('succeeded');
    const polls = slow.seen.filter((one) => one.startsWith('GET /tasks/')).length;
    expect(polls).toBeGreaterThanOrEqual(2);
    expect(polls).toBeLessThanOrEqual(6);
    const failed = await new Meilisearch({ host: slow.host }).deleteIndex('nothing').waitTask();
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'index_not_found' } });
    await slow.stop();
  });

  it('gives a task up after five seconds, asking every fifty milliseconds', async () => {
    const stuck = await aMeilisearch({ taskMilliseconds: 60_000 });
    const begun = Date.now();
    const waiting = new Meilisearch({ host: stuck.host }).createIndex('stuck').waitTask();
    await expect(waiting).rejects.toMatchObject({ name: 'MeilisearchTaskTimeOutError' });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(5000);
    expect(Date.now() - begun).toBeLessThan(7000);
    expect(stuck.seen.length).toBeGreaterThan(40);
    await stuck.stop();
  }, 15_000);

  it('sends documents in batches of a thousand', async () => {
    const documents = Array.from({ length: 2500 }, (_, number) => ({
      id: `category-${number}`,
      kind: 'category',
      title: '',
      partNumber: '',
      family: '',
      category: '',
      keywords: [],
      summary: '',
      text: '',
      weight: 0,
    }));
    const other = await aMeilisearch();
    const tasks = new Meilisearch({ host: other.host }).index('many').addDocumentsInBatches(documents);
    await Promise.all(tasks.map((task) => task.waitTask()));
    expect(other.batches.toSorted((a, b) => b - a)).toEqual([1000, 1000, 500]);
    await other.stop();
  });

  it('refuses a host that is none, and a list as the filter of a search by address', async () => {
    expect(() => new Meilisearch({ host: 'http://' })).toThrow('The provided host is not valid');
    const searching = client()
      .index('site')
      // @ts-expect-error: the types forbid it too
      .searchGet('', { filter: ['kind = product'] });
    await expect(searching).rejects.toThrow('filter query parameter should be in string format');
  });

  it('tells a connection that fails from an answer that cannot be read', async () => {
    const nobody = new Meilisearch({ host: 'http://127.0.0.1:9' });
    await expect(nobody.health()).rejects.toMatchObject({ name: 'MeilisearchRequestError' });
    meilisearch.answerGarbage(true);
    await expect(client().health()).rejects.toBeInstanceOf(SyntaxError);
    meilisearch.answerGarbage(false);
  });
});

const client = () => new Meilisearch({ host: meilisearch.host, apiKey: 'k' });

async function pushed(): Promise<void> {
  await load('search/indexer.js').wakeIndexer(backend.strapi);
  const push = load('search/meilisearch/push.js');
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
