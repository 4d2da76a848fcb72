import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load, seedFolder } from './support/backend';
import { documentIdOf, publishProduct } from './support/content';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('seeding the demo company', () => {
  it('turns Markdown into formatted text', async () => {
    const [product] = (await backend.get('/api/products?filters[url][$eq]=p-100-040')).json().data;
    expect(product.description[0]).toMatchObject({ type: 'heading', level: 2 });
    expect(product.description[1].children).toContainEqual({ type: 'text', text: 'water', bold: true });
    expect(product.description[1].children).toContainEqual({
      type: 'link',
      url: '/products',
      children: [{ type: 'text', text: 'the range' }],
    });
    expect(product.description[2]).toMatchObject({ type: 'list', format: 'unordered' });
  });

  it('links related entries', async () => {
    const url =
      '/api/products?filters[url][$eq]=p-100-010&populate[accessories]=true&populate[category]=true&populate[documents]=true&populate[dataSheet]=true';
    const [product] = (await backend.get(url)).json().data;
    expect(product.accessories[0].url).toBe('p-100-040');
    expect(product.category.url).toBe('pressure');
    expect(product.dataSheet.mime).toBe('application/pdf');
    expect(product.documents[0]).toMatchObject({
      url: 'p-100-010-datasheet',
      type: 'datasheet',
      revision: '2026-01',
    });
  });

  it('skips entries that need a missing file, and nothing else', async () => {
    const [article] = (
      await backend.get('/api/news-articles?filters[url][$eq]=first-article&populate=contentBlocks')
    ).json().data;
    expect(article.contentBlocks).toHaveLength(3);
    expect((await backend.get('/api/slides')).json().data).toHaveLength(1);
  });

  it('puts media into folders, with alternative texts', async () => {
    const file = await backend.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { name: 'logo.png' }, populate: ['folder'] });
    expect(file).toMatchObject({ alternativeText: 'The mark of the company', folder: { name: 'Brand' } });
  });

  it('writes nothing the second time', async () => {
    const before = await counts();
    const writes: string[] = [];
    const listen = ({ sql }: { sql: string }) => {
      if (/^(insert|update|delete)/i.test(sql)) writes.push(sql);
    };
    backend.strapi.db.connection.on('query', listen);
    await backend.seed();
    backend.strapi.db.connection.off('query', listen);
    expect(writes).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('never overwrites an edit and never restores a deleted entry', async () => {
    await publishProduct(backend, 'p-100-010', { summary: 'Written by an editor.' });
    addSeedFile('news/soon-deleted.yaml', 'title: Soon deleted\nsummary: By an editor.\n');
    await backend.seed();
    const documentId = await documentIdOf(backend, 'api::news-article.news-article', 'soon-deleted');
    await backend.strapi.documents('api::news-article.news-article').delete({ documentId });
    addSeedFile('pages/imprint.yaml', 'title: Imprint\n');
    await backend.seed();
    expect((await backend.get('/api/products?filters[url][$eq]=p-100-010')).json().data[0].summary).toBe(
      'Written by an editor.',
    );
    const { data } = (await backend.get('/api/news-articles')).json();
    expect(data.map(({ url }: { url: string }) => url).toSorted()).toEqual([
      'first-article',
      'second-article',
    ]);
  });

  it('redirects the earlier URLs of a new entry', async () => {
    addSeedFile('pages/care.yaml', 'title: Care\nearlierUrls: [care-of-probes, nursing]\n');
    await backend.seed();
    for (const earlier of ['/care-of-probes', '/nursing'])
      expect((await backend.get(earlier)).headers.location).toBe('/care');
    const [redirect] = await backend.strapi
      .documents('api::redirect.redirect')
      .findMany({ filters: { from: '/nursing' } });
    expect(redirect).toMatchObject({ documentId: expect.any(String), to: '/care', permanent: true });
  });

  it('does not add an entry again if its URL has changed since it was added', async () => {
    addSeedFile('pages/poetic.yaml', 'title: Named like a poem\n');
    await backend.seed();
    rmSync(path.join(seedFolder, 'pages/poetic.yaml'));
    addSeedFile('pages/plain.yaml', 'title: Named plainly\nearlierUrls: [poetic]\n');
    await backend.seed();
    expect((await backend.get('/api/pages?filters[url][$eq]=poetic')).json().data).toHaveLength(1);
    expect((await backend.get('/api/pages?filters[url][$eq]=plain')).json().data).toEqual([]);
    expect((await backend.get('/poetic')).headers.location).toBeUndefined();
  });

  it('does not add the starter content to existing content', async () => {
    const before = await counts();
    await load('seed/seed-starter.js').seedStarter(backend.strapi);
    expect(await counts()).toEqual(before);
  });

  it('adds the new entries of a newer seed', async () => {
    expect((await backend.get('/api/pages?filters[url][$eq]=imprint')).json().data[0].title).toBe('Imprint');
  });

  it('keeps an editor’s entry with the same url', async () => {
    await backend.strapi
      .documents('api::page.page')
      .create({ data: { title: 'Their page', url: 'terms' }, status: 'published' });
    addSeedFile('pages/terms.yaml', 'title: Our page\n');
    await backend.seed();
    const { data } = (await backend.get('/api/pages?filters[url][$eq]=terms')).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['Their page']);
  });
});

function addSeedFile(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(seedFolder, file)), { recursive: true });
  writeFileSync(path.join(seedFolder, file), text);
}

async function counts(): Promise<number[]> {
  const models = [
    'api::product.product',
    'api::document.document',
    'api::page.page',
    'plugin::upload.file',
    'plugin::navigation.navigation-item',
  ];
  return Promise.all(models.map((model) => backend.strapi.db.query(model).count()));
}
