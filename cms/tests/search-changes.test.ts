import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';
import { theEngine } from './support/meilisearch';

const product = 'api::product.product';
const site = '/api/search/indexes/site/search';

let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await indexed();
});

afterAll(() => load('api/search/services/embedded-index.js').useEngine(undefined));

describe('a change of content', () => {
  it('is found after publishing, not after saving a draft, and removed after unpublishing', async () => {
    await publishProduct(backend, 'p-100-010', { summary: 'Quixotic resonator.' });
    expect(await urls('quixotic')).toEqual(['/products/p-100-010']);
    const { documentId } =
      (await backend.strapi.documents(product).findFirst({ filters: { url: 'p-100-010' } })) ?? {};
    const data: Record<string, unknown> = { summary: 'Zymurgic.' };
    await backend.strapi.documents(product).update({ documentId: String(documentId), data });
    expect(await urls('zymurgic')).toEqual([]);
    await backend.strapi.documents(product).unpublish({ documentId: String(documentId) });
    expect(await urls('quixotic')).toEqual([]);
    await backend.strapi.documents(product).publish({ documentId: String(documentId) });
    expect(await urls('zymurgic')).toEqual(['/products/p-100-010']);
  });

  it('is indexed after its transaction is committed, but not after a rollback', async () => {
    const failing = backend.strapi.db.transaction(async () => {
      await publishProduct(backend, 'p-100-010', { summary: 'Never committed, xylographic.' });
      throw new Error('The editor lost the connection.');
    });
    await expect(failing).rejects.toThrow('lost the connection');
    expect(await dirtyEntries()).toBe(0);
    expect(await urls('xylographic')).toEqual([]);
  });

  it('of a video is found by its transcript and its products, also on the device', async () => {
    const probe = await backend.strapi.documents(product).create({
      data: { name: 'Filmed probe', partNumber: 'FILM-1', url: 'film-1', summary: 'New.', weight: 9 },
      status: 'published',
    });
    const data: Record<string, unknown> = {
      title: 'How it is filmed',
      url: 'how-it-is-filmed',
      description: 'Made while testing.',
      transcript: [{ type: 'paragraph', children: [{ type: 'text', text: 'Kymographic drum.' }] }],
      products: [probe.documentId],
    };
    const video = await backend.strapi.documents('api::video.video').create({ data, status: 'published' });
    expect(await urls('kymographic')).toEqual(['/videos/how-it-is-filmed']);
    expect(await urls('film 1')).toEqual(['/products/film-1', '/videos/how-it-is-filmed']);
    const { documents } = (await backend.get('/api/search/documents')).json();
    expect(documents).toContainEqual(
      expect.objectContaining({
        kind: 'video',
        title: 'How it is filmed',
        text: expect.stringContaining('drum'),
      }),
    );
    const renamed: Record<string, unknown> = { name: 'Zoetrope probe' };
    const { documentId } = probe;
    await backend.strapi.documents(product).update({ documentId, data: renamed, status: 'published' });
    expect(await urls('zoetrope')).toEqual(['/products/film-1', '/videos/how-it-is-filmed']);
    await backend.strapi.documents('api::video.video').delete({ documentId: video.documentId });
    await backend.strapi.documents(product).delete({ documentId });
    expect(await urls('kymographic')).toEqual([]);
  });

  it('of a shop setting is found in every text that contains it, and nothing else is sent again', async () => {
    const data: Record<string, unknown> = {
      title: 'Ergonymous offers',
      url: 'ergonymous',
      summary: 'Valid for {{quoteValidDays}} days.',
    };
    const page = await backend.strapi.documents('api::page.page').create({ data, status: 'published' });
    await indexed();
    const first = (await backend.get('/api/search/documents')).json();
    await setShop({ quoteValidDays: 45 });
    await indexed();
    const changed = (await backend.get(`/api/search/documents?since=${first.version}`)).json();
    const summaries = changed.documents.map(({ summary }: { summary: string }) => summary);
    expect(summaries).toEqual(['Valid for 45 days.']);
    await setShop({ quoteValidDays: 60 });
    await backend.strapi.documents('api::page.page').delete({ documentId: page.documentId });
    await indexed();
  });

  it('is sent to the device as a difference', async () => {
    const first = (await backend.get('/api/search/documents')).json();
    expect(first.complete).toBe(true);
    expect(first.documents.some(({ kind }: { kind: string }) => kind === 'pdf')).toBe(false);
    const same = (await backend.get(`/api/search/documents?since=${first.version}`)).json();
    expect(same).toEqual({
      version: first.version,
      documents: [],
      synonyms: [],
      removed: [],
      complete: false,
    });
    const created = await backend.strapi.documents(product).create({
      data: { name: 'Delta probe', partNumber: 'DELTA-1', url: 'delta-1', summary: 'New.', weight: 9 },
      status: 'published',
    });
    await indexed();
    const added = (await backend.get(`/api/search/documents?since=${first.version}`)).json();
    expect(added.documents.map(({ partNumber }: { partNumber: string }) => partNumber)).toEqual(['DELTA-1']);
    await backend.strapi.documents(product).delete({ documentId: created.documentId });
    await indexed();
    const removed = (await backend.get(`/api/search/documents?since=${added.version}`)).json();
    expect(removed.removed).toEqual([`product-${created.documentId}`]);
    expect((await backend.get('/api/search/documents?since=other-5')).json().complete).toBe(true);
  });
});

async function indexed(): Promise<void> {
  await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
}

async function setShop(data: Record<string, unknown>): Promise<void> {
  const shop = backend.strapi.documents('api::shop-setting.shop-setting');
  const setting = await shop.findFirst({});
  if (setting) await shop.update({ documentId: setting.documentId, data });
  else await shop.create({ data });
}

async function dirtyEntries(): Promise<number> {
  const rows: unknown[] = await backend.strapi.db.connection('fieldshop_dirty_entries').select('owner');
  return rows.length;
}

async function urls(q: string): Promise<string[]> {
  await indexed();
  const { hits } = (await backend.get(`${site}?q=${q}`)).json();
  return hits.map(({ url }: { url: string }) => url);
}
