import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';

const uid = 'api::translation.translation';

let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
  process.env.SITE_LANGUAGES = 'en,de,fr';
  await publishProduct(backend, 'p-100-010', {
    name: 'Pressure gauge',
    summary: 'First line\nOf {{quoteValidDays}} days.',
    specifications: [{ group: 'Measurement', name: 'Type', value: 'Gauge', unit: '' }],
  });
});
afterEach(async () => {
  const rows = await backend.strapi.documents(uid).findMany();
  for (const { documentId } of rows) await backend.strapi.documents(uid).delete({ documentId });
});
afterAll(() => {
  delete process.env.SITE_LANGUAGES;
});

describe('a translation', () => {
  it('is shown in its language from the next request, until it changes or is deleted', async () => {
    expect((await product('de')).name).toBe('Pressure gauge');
    const { documentId } = await create({ english: 'Pressure gauge', german: 'Manometer' });
    expect((await product('de')).name).toBe('Manometer');
    expect((await product('fr')).name).toBe('Pressure gauge');
    expect((await product('en')).name).toBe('Pressure gauge');
    await update(documentId, { german: 'Druckmesser', french: 'Manomètre' });
    expect((await product('de')).name).toBe('Druckmesser');
    expect((await product('fr')).name).toBe('Manomètre');
    await update(documentId, { french: '' });
    expect((await product('fr')).name).toBe('Pressure gauge');
    await backend.strapi.documents(uid).delete({ documentId });
    expect((await product('de')).name).toBe('Pressure gauge');
  });

  it('contains the placeholders of the text, which are filled in afterwards', async () => {
    await create({ english: 'Of {{quoteValidDays}} days.', german: '{{quoteValidDays}} Tage.' });
    expect((await product('de')).summary).toBe('First line\n60 Tage.');
  });

  it('is also used for the value of a placeholder', async () => {
    const text = 'Of {{product.p-100-010.Type}}.';
    await create({ english: 'Of {{quoteValidDays}} days.', german: text });
    await create({ english: 'Gauge', german: 'Relativdruck' });
    expect((await product('de')).summary).toBe('First line\nOf Relativdruck.');
  });

  it('is used for all products that have the specification', async () => {
    await create({ english: 'Type', german: 'Art' });
    await create({ english: 'Gauge', german: 'Relativdruck' });
    expect((await product('de')).specifications).toMatchObject([{ name: 'Art', value: 'Relativdruck' }]);
  });

  it('is shown in composed responses', async () => {
    const { strapi } = backend;
    const item = 'plugin::navigation.navigation-item';
    const made: unknown = await strapi.db.query(item).findOne({ where: { menuAttached: true } });
    expect(made).toBeTruthy();
    const menu = (language: string) => inLanguage(language, '/api/navigation/render/1?type=TREE');
    const [first] = await menu('en');
    await create({ english: first.title, german: 'Menüpunkt' });
    expect((await menu('de'))[0].title).toBe('Menüpunkt');
    expect((await menu('en'))[0].title).toBe(first.title);
    await create({ english: 'Family', german: 'Baureihe' });
    expect((await backend.get('/api/catalogue/families')).statusCode).toBe(200);
  });

  it('is beside the items of the part wizard, which calculates with the English texts', async () => {
    await create({ english: 'Type', german: 'Art' });
    await create({ english: 'Pressure', german: 'Druck' });
    const items = async (language: string) => (await inLanguage(language, '/api/part-wizard/items')).data;
    const [english, german] = [await items('en'), await items('de')];
    expect(english.translations).toBeUndefined();
    expect(german).toEqual({ ...english, translations: { Pressure: 'Druck' } });
  });

  it('is not shown to staff in the admin', async () => {
    await create({ english: 'Pressure gauge', german: 'Manometer' });
    const found = await load('platform/messages/language.js').inLanguage('de', () =>
      backend.strapi.documents('api::product.product').findFirst({ filters: { url: 'p-100-010' } }),
    );
    expect(found.name).toBe('Pressure gauge');
  });

  it('is the only one of its text', async () => {
    const { documentId } = await create({ english: 'Type', german: 'Art' });
    const message = 'This text has a translation already. Change that one instead.';
    await expect(create({ english: ' Type\n', german: 'Bauart' })).rejects.toMatchObject({
      message,
      kind: { status: 400, details: { errors: [{ path: ['english'] }] } },
    });
    await update(documentId, { english: 'Type', german: 'Bauart' });
    const other = await create({ english: 'Gauge' });
    await expect(update(other.documentId, { english: 'Type' })).rejects.toThrow(message);
    await expect(create({ english: ' ' })).rejects.toThrow('Enter the English text.');
    const both = await Promise.allSettled([create({ english: 'Same' }), create({ english: 'Same' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await backend.strapi.db.query(uid).count({ where: { english: 'Same' } })).toBe(1);
  });

  it('is not public', async () => {
    expect((await backend.get('/api/translations')).statusCode).toBe(404);
  });

  it('is also used for single names that the backend writes', async () => {
    await create({ english: 'Pressure gauge', german: 'Manometer' });
    const { translated } = load('api/translation/services/dictionary.js');
    const name = (language: string) =>
      load('platform/messages/language.js').inLanguage(language, () =>
        translated(backend.strapi, 'Pressure gauge'),
      );
    expect([await name('en'), await name('de'), await name('fr')]).toEqual([
      'Pressure gauge',
      'Manometer',
      'Pressure gauge',
    ]);
  });
});

describe('a field of public content', () => {
  it('is translated if it contains text for people', () => {
    const fields: Set<string> = load('api/translation/services/text-fields.js').textFields(backend.strapi);
    for (const name of [
      'name',
      'title',
      'summary',
      'label',
      'specification',
      'rows',
      'body',
      'alternativeText',
    ])
      expect(fields, name).toContain(name);
    for (const name of ['url', 'code', 'key', 'partNumber', 'kind', 'type', 'lifecycle', 'currency', 'email'])
      expect(fields, name).not.toContain(name);
    for (const name of ['mime', 'hash', 'ext', 'provider', 'documentId', 'path', 'link', 'createdAt'])
      expect(fields, name).not.toContain(name);
  });

  it('is not translated if it is an enumeration anywhere, except for the regions, which are shown as they are', () => {
    const fields: Set<string> = load('api/translation/services/text-fields.js').textFields(backend.strapi);
    const { contentTypes, components } = backend.strapi;
    const models: { attributes: Record<string, { type: string }> }[] = Object.values({
      ...contentTypes,
      ...components,
    });
    const enumerations = models.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, { type }]) => (type === 'enumeration' ? [name] : [])),
    );
    expect(enumerations.length).toBeGreaterThan(10);
    expect([...new Set(enumerations)].filter((name) => fields.has(name))).toEqual(['region']);
  });
});

const create = (data: Record<string, unknown>) => backend.strapi.documents(uid).create({ data });
const update = (documentId: string, data: Record<string, unknown>) =>
  backend.strapi.documents(uid).update({ documentId, data });

async function product(language: string) {
  const url = '/api/products?filters[url][$eq]=p-100-010&populate=*';
  return (await inLanguage(language, url)).data[0];
}

// oxlint-disable-next-line typescript/no-explicit-any -- As the API returns it.
async function inLanguage(language: string, url: string): Promise<any> {
  const run = load('platform/messages/language.js').inLanguage;
  // The request is sent when it is awaited.
  return (await run(language, async () => await backend.get(url))).json();
}
