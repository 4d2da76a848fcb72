import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { siteIn } from './support/site-languages';

siteIn('en', 'de', 'fr');

const uid = 'api::translation.translation';
const categories = 'api::product-category.product-category';

let backend: Backend;
let category: string;
beforeAll(async () => {
  backend = await aBackend();
  const data = { name: 'Gauges', url: 'gauges', summary: 'They measure.' };
  ({ documentId: category } = await backend.strapi
    .documents(categories)
    .create({ data, status: 'published' }));
  const article = {
    title: 'News',
    url: 'news-1',
    summary: '[All](/categories/gauges?sort=name), [x](/gauges)',
  };
  await backend.strapi
    .documents('api::news-article.news-article')
    .create({ data: article, status: 'published' });
});
afterEach(async () => {
  for (const { documentId } of await backend.strapi.documents(uid).findMany())
    await backend.strapi.documents(uid).delete({ documentId });
  for (const { documentId } of await backend.strapi.documents('api::redirect.redirect').findMany())
    await backend.strapi.documents('api::redirect.redirect').delete({ documentId });
});

describe('the URL of an entry in another language', () => {
  it('is its url in the API, which finds it by that of any language', async () => {
    await create({ english: '/gauges', german: '/messgeraete' });
    for (const url of ['messgeraete', 'gauges'])
      expect(await found(`/de/api/product-categories`, url)).toEqual(['messgeraete']);
    expect(await found('/api/product-categories', 'gauges')).toEqual(['gauges']);
    expect(await found('/fr/api/product-categories', 'gauges')).toEqual(['gauges']);
    expect(await found('/api/product-categories', 'messgeraete')).toEqual(['gauges']);
    expect(await found('/fr/api/product-categories', 'messgeraete')).toEqual(['gauges']);
    const listed = await data('/de/api/product-categories?filters[url][$in][0]=messgeraete&fields=url');
    expect(listed.map(({ url }: { url: string }) => url)).toEqual(['messgeraete']);
  });

  it('is in the links of texts, which keep their queries', async () => {
    await create({ english: '/gauges', german: '/messgeraete' });
    const [article] = await data('/de/api/news-articles?filters[url][$eq]=news-1');
    expect(article.summary).toBe('[All](/categories/messgeraete?sort=name), [x](/messgeraete)');
  });

  it('is redirected to, from every other language', async () => {
    await create({ english: '/gauges', german: '/messgeraete', french: '/instruments' });
    expect(await target('/de/kategorien/gauges?a=1')).toEqual([301, '/de/kategorien/messgeraete?a=1']);
    expect(await target('/de/categories/instruments')).toEqual([301, '/de/kategorien/messgeraete']);
    expect(await target('/categories/messgeraete')).toEqual([301, '/categories/gauges']);
    expect(await target('/fr/categories/messgeraete')).toEqual([301, '/fr/categories/instruments']);
    expect(await target('/products/messgeraete')).toEqual([404, undefined]);
  });

  it('is listed for the device', async () => {
    await create({ english: '/gauges', german: '/messgeraete', french: '' });
    await create({ english: 'Gauges', german: 'Messgeräte' });
    expect(await data('/fr/api/translation/urls')).toEqual([
      { en: 'gauges', de: 'messgeraete', fr: 'gauges' },
    ]);
  });

  it('stays when the English one changes', async () => {
    await create({ english: '/gauges', german: '/messgeraete' });
    await rename('meters');
    expect(await found('/de/api/product-categories', 'messgeraete')).toEqual(['messgeraete']);
    expect(await target('/de/kategorien/meters')).toEqual([301, '/de/kategorien/messgeraete']);
    expect(await target('/de/kategorien/gauges')).toEqual([301, '/de/kategorien/messgeraete']);
    await rename('gauges');
  });

  it('stays when the new English one is already listed without a translation', async () => {
    await create({ english: '/gauges', german: '/messgeraete', french: '/instruments' });
    await create({ english: '/meters', french: '/compteurs' });
    await rename('meters');
    expect(await found('/de/api/product-categories', 'messgeraete')).toEqual(['messgeraete']);
    expect(await found('/fr/api/product-categories', 'compteurs')).toEqual(['compteurs']);
    await rename('gauges');
  });

  it('leads to the entry after it changes, and after its translation is deleted', async () => {
    const row = await create({ english: '/gauges', german: '/messgeraete' });
    await change(row, { german: '/instrumente' });
    expect(await target('/de/kategorien/messgeraete')).toEqual([301, '/de/kategorien/instrumente']);
    await backend.strapi.documents(uid).delete(row);
    for (const old of ['messgeraete', 'instrumente'])
      expect(await target(`/de/kategorien/${old}`)).toEqual([301, '/de/kategorien/gauges']);
  });

  it.each([
    ['without a slash', 'messgeraete', /begins with \//],
    ['with spaces', '/mess geraete', /lowercase letters/],
    ['of two parts', '/mess/geraete', /lowercase letters/],
    ['of the site', '/search', /already a page of the site/],
    ['of the site in its language', '/produkte', /already a page of the site/],
    ['of another entry', '/news-1', /\/news-1 is the English URL of another entry/],
  ])('cannot be one %s', async (_name, german, message) => {
    await expect(create({ english: '/gauges', german })).rejects.toThrow(message);
  });

  it('belongs to one entry only', async () => {
    await create({ english: '/news-1', german: '/neues' });
    await expect(create({ english: '/gauges', german: '/neues' })).rejects.toThrow(
      /\/neues already belongs to another entry/,
    );
    const row = await create({ english: '/gauges', german: '/messgeraete', french: '/neues' });
    await change(row, { german: '/messgeraete' });
  });

  it('is listed as missing until somebody enters it', async () => {
    const { listUntranslatedTexts } = load('api/translation/services/list-untranslated-texts.js');
    await listUntranslatedTexts(backend.strapi);
    const rows = await backend.strapi.db.query(uid).findMany({ where: { english: '/gauges' } });
    expect(rows).toMatchObject([{ german: null, french: null, isUnused: false }]);
  });
});

async function create(values: { english: string; german?: string; french?: string }) {
  // The texts without a translation may have been listed meanwhile.
  await backend.strapi.db.query(uid).deleteMany({ where: { english: values.english } });
  const { documentId } = await backend.strapi.documents(uid).create({ data: values });
  return { documentId };
}

const change = (row: { documentId: string }, data: object) =>
  backend.strapi.documents(uid).update({ ...row, data });

async function rename(url: string): Promise<void> {
  const changed: object = { url };
  await backend.strapi.documents(categories).update({ documentId: category, data: changed });
  await backend.strapi.documents(categories).publish({ documentId: category });
}

const data = async (url: string) => (await backend.get(url)).json().data;

const found = async (path: string, url: string): Promise<string[]> =>
  (await data(`${path}?filters[url][$eq]=${url}`)).map((entry: { url: string }) => entry.url);

async function target(url: string) {
  const { statusCode, headers } = await backend.get(url);
  return [statusCode, headers.location];
}
