import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { publishProduct } from './support/content';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

/** Two pages of one product each would show one twice, and the other never, if their order changed in between. */
const inOrder = async (url: string) =>
  (await backend.get(url)).json().data.map((entry: { url: string }) => entry.url);

describe('publishing a product', () => {
  it.each(['weight:asc', 'weight', 'weight:desc'])(
    'does not move it among those that sort=%s puts together',
    async (sort) => {
      const urls = ['z-of-equals', 'a-of-equals', 'm-of-equals'];
      for (const url of urls) await aProduct(url);
      const list = `/api/products?fields=name,url&filters[url][$endsWith]=of-equals&sort=${sort}`;
      const before = await inOrder(list);
      for (const url of [...urls, ...urls]) {
        await publishProduct(backend, url, { summary: `Changed, ${sort}` });
        expect(await inOrder(list)).toEqual(before);
      }
    },
  );

  it('does not change lists that only refer to it', async () => {
    const list =
      '/api/products?fields=name&populate[category][fields]=name&populate[thumbnail][fields]=url&sort=url';
    const { headers, payload } = await backend.get(list);
    const { data } = JSON.parse(payload);
    const { category } = data.find((product: { category: unknown }) => product.category);
    const changed: object = { summary: 'Changed' };
    await backend.strapi.documents('api::product-category.product-category').update({
      documentId: category.documentId,
      data: changed,
      status: 'published',
    });
    const after = await backend.get(list);
    expect(after.payload).toBe(payload);
    expect(after.headers.etag).toBe(headers.etag);
  });
});

describe('public content', () => {
  it('returns no ids of rows, even if the response was cached by a HEAD request', async () => {
    const list = '/api/products?fields=name&populate[category][fields]=name&sort=url&pagination[pageSize]=5';
    await backend.send({ method: 'HEAD', url: list });
    const { data } = (await backend.get(list)).json();
    const { category } = data.find((product: { category: unknown }) => product.category);
    expect(category).not.toHaveProperty('id');
  });

  it('returns of each size of a picture only what a client needs', async () => {
    const { data } = (
      await backend.get('/api/products?fields=name&populate[thumbnail][fields]=url,formats&sort=url')
    ).json();
    const { formats } = data.find((product: { thumbnail: unknown }) => product.thumbnail).thumbnail;
    expect(Object.keys(formats)).toContain('thumbnail');
    for (const format of Object.values<object>(formats))
      expect(Object.keys(format)).toEqual(['url', 'width', 'height', 'mime', 'size']);
  });
});

async function aProduct(url: string) {
  const existing = await inOrder(`/api/products?fields=url&filters[url][$eq]=${url}`);
  if (existing.length > 0) return;
  await backend.strapi.documents('api::product.product').create({
    data: { name: url, partNumber: url.toUpperCase(), url, summary: 'One of equals.', weight: 77 },
    status: 'published',
  });
}
