import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';
import { aMeilisearch, theEngine } from './support/meilisearch';

const uid = 'api::search.synonym-group';

let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await publishProduct(backend, 'p-100-010', { summary: 'Quixotic resonator.' });
  await indexed();
});

afterAll(() => load('api/search/services/embedded-index.js').useEngine(undefined));

describe('synonyms of an editor', () => {
  it('are found once they are published, and no longer when they are unpublished or deleted', async () => {
    const { documentId } = await create({ words: 'quixotic, Zwirbel', alsoFinds: '' }, 'draft');
    expect(await urls('zwirbel')).toEqual([]);
    await backend.strapi.documents(uid).publish({ documentId });
    expect(await urls('zwirbel')).toEqual(['/products/p-100-010']);
    await backend.strapi.documents(uid).unpublish({ documentId });
    expect(await urls('zwirbel')).toEqual([]);
    await backend.strapi.documents(uid).publish({ documentId });
    expect(await urls('Zwirbel resonator')).toEqual(['/products/p-100-010']);
    await backend.strapi.documents(uid).delete({ documentId });
    expect(await urls('zwirbel')).toEqual([]);
  });

  it('also find other words, but not the other way round', async () => {
    const { documentId } = await create({ words: 'Schnurps', alsoFinds: 'quixotic resonator' });
    const other = await create({ words: 'quixotic', alsoFinds: 'Krempel' });
    expect(await urls('schnurps')).toEqual(['/products/p-100-010']);
    expect(await urls('krempel')).toEqual([]);
    for (const id of [documentId, other.documentId])
      await backend.strapi.documents(uid).delete({ documentId: id });
  });

  it('are sent to devices, and their removal too', async () => {
    const before = await device();
    const { documentId } = await create({ words: 'quixotic, Krimskrams', alsoFinds: '' });
    await indexed();
    const id = `synonyms-${documentId}`;
    const group = { id, kind: 'synonyms', words: ['quixotic', 'Krimskrams'], alsoFinds: [] };
    expect(await device(before.version)).toMatchObject({ complete: false, documents: [], synonyms: [group] });
    const all = await device();
    expect(all).toMatchObject({ complete: true, synonyms: [group] });
    expect(all.documents.map((document: { kind: string }) => document.kind)).not.toContain('synonyms');
    await backend.strapi.documents(uid).delete({ documentId });
    await indexed();
    expect(await device(all.version)).toMatchObject({ removed: [id], documents: [], synonyms: [] });
    expect((await device()).synonyms).toEqual([]);
  });

  it.each([
    ['quixotic', '', 'at least two words'],
    ['', 'quixotic, resonator', 'at least two words'],
    ['quixotic, ,,\n Quixotic', '', 'at least two words'],
    [`quixotic, ${'x'.repeat(61)}`, '', 'is too long'],
    [Array.from({ length: 51 }, (_, index) => `word ${index}`).join(','), '', 'at most 50 words'],
    ['quixotic, – / …', '', 'has no letters or digits'],
  ])('%j with %j are rejected', async (words, alsoFinds, message) => {
    await expect(create({ words, alsoFinds })).rejects.toThrow(message);
  });

  it('keep their other field when one of them is changed', async () => {
    const { documentId } = await create({ words: 'Schnurps', alsoFinds: 'quixotic' });
    const data: Record<string, unknown> = { words: 'Schnurpsel' };
    await backend.strapi.documents(uid).update({ documentId, data, status: 'published' });
    expect(await urls('schnurpsel')).toEqual(['/products/p-100-010']);
    await backend.strapi.documents(uid).delete({ documentId });
  });

  it('are found on a search page that was rendered between the change and the update of the index', async () => {
    const { responseCache } = load('platform/cache/response-cache.js');
    const { createCachedResponse } = load('platform/cache/cached-response.js');
    let rendered = 0;
    const page = () =>
      responseCache.getOrCreate('page /search', () => {
        rendered += 1;
        return Promise.resolve({ response: createCachedResponse(200, {}, ''), keep: true });
      });
    await indexed();
    await page();
    await page();
    expect(rendered).toBe(1);
    // As after a change by another process, which has announced its content, but indexes it later.
    const { connection } = backend.strapi.db;
    await connection('fieldshop_counters').where({ series: 'search' }).increment('last', 1);
    const { last } = await connection('fieldshop_counters').where({ series: 'search' }).first();
    const { document } = await connection('fieldshop_search_documents').whereNotNull('body').first();
    await connection('fieldshop_search_documents').where({ document }).update({ version: last });
    await load('api/search/services/embedded-index.js').searchIndexChanged(backend.strapi);
    await page();
    expect(rendered).toBe(2);
  });

  it('are a setting of Meilisearch, and no document there', async () => {
    const meilisearch = await aMeilisearch();
    const settings = load('platform/config/environment.js').environment();
    Object.assign(settings, { MEILISEARCH_URL: meilisearch.host, MEILISEARCH_ADMIN_KEY: 'admin' });
    const { documentId } = await create({ words: 'quixotic, Krimskrams', alsoFinds: 'Resonator' });
    await indexed();
    await pushed();
    expect(meilisearch.settings()).toMatchObject({ synonyms: { krimskrams: ['quixotic', 'Resonator'] } });
    expect(meilisearch.ids()).not.toContain(`synonyms-${documentId}`);
    expect(meilisearch.ids()).toContain(`product-${await idOf('p-100-010')}`);
    await backend.strapi.documents(uid).delete({ documentId });
    await pushed();
    expect(meilisearch.settings()).not.toMatchObject({ synonyms: { krimskrams: expect.anything() } });
    for (const name of ['MEILISEARCH_URL', 'MEILISEARCH_ADMIN_KEY']) delete settings[name];
    await meilisearch.stop();
  });
});

const create = (data: Record<string, unknown>, status: 'draft' | 'published' = 'published') =>
  backend.strapi.documents(uid).create({ data, status });

async function urls(words: string): Promise<string[]> {
  await indexed();
  const response = await backend.get(`/api/search/indexes/site/search?q=${encodeURIComponent(words)}`);
  return response.json().hits.map(({ url }: { url: string }) => url);
}

const device = async (since = '') => (await backend.get(`/api/search/documents?since=${since}`)).json();

async function idOf(url: string): Promise<string> {
  const found = await backend.strapi.documents('api::product.product').findFirst({ filters: { url } });
  return String(found?.documentId);
}

const indexed = () => load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
const pushed = () => load('api/search/services/meilisearch/push.js').wakePush(backend.strapi);
