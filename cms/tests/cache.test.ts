import { statSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBackend, type Backend, load, otherPicture } from './support/backend';
import { fileNamed, publishProduct, replaceFile, saveProduct } from './support/content';

const list = '/api/products?fields[0]=name&sort=weight:asc&populate[thumbnail]=true';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('caching responses', () => {
  it('returns the same response without a query', async () => {
    await backend.get(list);
    const before = cacheState();
    const response = await backend.get(list);
    expect(response.statusCode).toBe(200);
    expect(cacheState()).toEqual(before);
  });

  it('returns 304 to a client that has the response', async () => {
    const { headers } = await backend.get(list);
    const again = await backend.get(list, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    [undefined, 'identity'],
  ])('compresses as %s for %s', async (encoding, accepted) => {
    const response = await backend.get('/api/products?populate=*', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('Accept-Encoding');
  });

  it('does not cache responses for a signed-in customer', async () => {
    const jwt = backend.strapi.plugin('users-permissions').service('jwt').issue({ id: 999 });
    const url = '/api/products?fields[0]=name&sort=name:desc';
    await backend.get(url, { authorization: `Bearer ${jwt}` });
    const before = cacheState().responses;
    await backend.get(url);
    expect(cacheState().responses).toBe(before + 1);
  });
});

describe('publishing a change', () => {
  it('shows a published name on the next request, in the API and on the page', async () => {
    await backend.get(list);
    await backend.get('/products/p-100-010');
    await publishProduct(backend, 'p-100-010', { name: 'Renamed once' });
    expect(await firstName()).toBe('Renamed once');
    expect((await backend.get('/products/p-100-010')).payload).toContain('Renamed once');
  });

  it('invalidates nothing for a saved draft', async () => {
    const shown = await firstName();
    const before = cacheState();
    await saveProduct(backend, 'p-100-010', { name: 'Only a draft' });
    expect(cacheState()).toEqual(before);
    expect(await firstName()).toBe(shown);
  });

  it('removes an unpublished product', async () => {
    const shown = async () => (await backend.get(list)).json().data.map(({ name }: { name: string }) => name);
    const made = await backend.strapi.documents('api::product.product').create({
      data: {
        name: 'Short-lived',
        partNumber: 'SHORT-1',
        url: 'short-lived',
        summary: 'Soon gone.',
        weight: 99,
      },
      status: 'published',
    });
    expect(await shown()).toContain('Short-lived');
    await backend.strapi.documents('api::product.product').unpublish({ documentId: made.documentId });
    expect(await shown()).not.toContain('Short-lived');
    await backend.strapi.documents('api::product.product').delete({ documentId: made.documentId });
  });

  it('shows a replaced picture and its new alternative text', async () => {
    await backend.get(list);
    const { id } = await fileNamed(backend, 'probe.webp');
    const size = statSync(otherPicture).size;
    await replaceFile(backend, id, { path: otherPicture, name: 'probe.webp', mime: 'image/webp', size });
    await backend.strapi
      .plugin('upload')
      .service('upload')
      .updateFileInfo(id, { alternativeText: 'Another probe' });
    const [product] = (await backend.get(list)).json().data;
    expect(product.thumbnail.alternativeText).toBe('Another probe');
    expect((await backend.get('/products/p-100-010')).payload).toContain('Another probe');
  });

  it('shows a renamed menu item', async () => {
    await backend.get('/');
    const item = await backend.strapi.db
      .query('plugin::navigation.navigation-item')
      .findOne({ where: { title: 'Products' } });
    await backend.strapi.db
      .query('plugin::navigation.navigation-item')
      .update({ where: { id: item.id }, data: { title: 'Goods' } });
    expect((await backend.get('/api/navigation/render/1?type=TREE')).json()[0].title).toBe('Goods');
    expect((await backend.get('/')).payload).toContain('Goods');
    await backend.strapi.db
      .query('plugin::navigation.navigation-item')
      .update({ where: { id: item.id }, data: { title: 'Products' } });
  });

  it('never shows an old name after publishing, however many read meanwhile', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const readers = Array.from({ length: 20 }, () => backend.get(list));
      await Promise.all([publishProduct(backend, 'p-100-010', { name: `Round ${round}` }), ...readers]);
      expect(await firstName()).toBe(`Round ${round}`);
    }
  });

  it('announces a changed stock when the backend stops, and leaves no timer behind', async () => {
    const { announceStock, announcePendingStock } = load('api/order/services/stock.js');
    const before = cacheState().generation;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    announceStock(backend.strapi);
    announceStock(backend.strapi);
    expect(vi.getTimerCount()).toBe(1);
    await announcePendingStock();
    await announcePendingStock();
    expect(cacheState().generation).toBe(before + 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for the outermost transaction before it invalidates', async () => {
    await backend.get(list);
    const before = cacheState().generation;
    await backend.strapi.db.transaction(async () => {
      await publishProduct(backend, 'p-100-010', { name: 'In two steps' });
      expect(cacheState().generation).toBe(before);
    });
    expect(cacheState().generation).toBeGreaterThan(before);
    expect(await firstName()).toBe('In two steps');
  });

  it('keeps the cached responses when publishing fails', async () => {
    const before = cacheState().generation;
    const failing = backend.strapi.db.transaction(async () => {
      await publishProduct(backend, 'p-100-010', { name: 'Never seen' });
      throw new Error('The editor lost the connection.');
    });
    await expect(failing).rejects.toThrow('lost the connection');
    expect(cacheState().generation).toBe(before);
    expect(await firstName()).toBe('In two steps');
  });
});

async function firstName(): Promise<string> {
  return (await backend.get(list)).json().data[0].name;
}

function cacheState(): { responses: number; generation: number } {
  return load('platform/cache/response-cache.js').responseCache.size();
}
