import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { documentIdOf, fileNamed, publishProduct } from './support/content';
import { theEngine } from './support/meilisearch';

const document = 'api::document.document';
const site = '/api/search/indexes/site/search';

let backend: Backend;

beforeAll(async () => {
  backend = await aBackend();
  process.env.SITE_LANGUAGES = 'en,de,fr';
  const { id: file } = await fileNamed(backend, 'p-100-040-datasheet.pdf');
  await backend.strapi.documents(document).create({
    data: {
      title: 'Datasheet P100-010',
      url: 'p-100-010-datasheet-de',
      type: 'datasheet',
      language: 'de',
      revision: '2026-01',
      date: '2026-01-01',
      file,
      products: [await documentIdOf(backend, 'api::product.product', 'p-100-010')],
    },
    status: 'published',
  });
  await publishProduct(backend, 'p-100-010', { partWizardItem: { title: 'P 100', description: '' } });
  load('api/search/services/embedded-index.js').useEngine(await theEngine());
  await load('api/search/services/dirty-entries.js').markStale(backend.strapi, true);
  await load('api/search/services/indexer.js').wakeIndexer(backend.strapi);
});
afterAll(() => {
  delete process.env.SITE_LANGUAGES;
  load('api/search/services/embedded-index.js').useEngine(undefined);
});

describe('a datasheet in another language', () => {
  it('is the one of the part wizard in that language only', async () => {
    const sheetIn = async (language: string) => {
      const { data } = (await backend.get(inUrl(language, '/api/part-wizard/items'))).json();
      return data.products.find(({ url }: { url: string }) => url === 'p-100-010')?.dataSheet.name;
    };
    expect(await sheetIn('de')).toBe('p-100-040-datasheet.pdf');
    expect(await sheetIn('fr')).toBe('p-100-010-datasheet.pdf');
    expect(await sheetIn('en')).toBe('p-100-010-datasheet.pdf');
  });

  it('is found once, in the language of the request', async () => {
    expect(await foundIn('en')).toEqual(['/documents/p-100-010-datasheet']);
    expect(await foundIn('de')).toEqual(['/documents/p-100-010-datasheet-de']);
    expect(await foundIn('fr')).toEqual(['/documents/p-100-010-datasheet']);
  });
});

const inUrl = (language: string, path: string) => (language === 'en' ? path : `/${language}${path}`);

async function foundIn(language: string): Promise<string[]> {
  const { hits } = (await backend.get(inUrl(language, `${site}?q=P100-010`))).json();
  const found: { kind: string; url: string }[] = hits;
  return found
    .filter(({ kind, url }) => kind === 'document' && url.startsWith('/documents/p-100-010'))
    .map(({ url }) => url);
}
