import { beforeAll, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { siteIn } from './support/site-languages';

siteIn('de', 'en');

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const target = async (url: string) => {
  const { statusCode, headers } = await backend.get(url);
  return [statusCode, headers.location];
};

it('a site whose first language is German has German paths without a prefix', async () => {
  expect((await backend.get('/produkte/p-100-010')).payload).toContain('P 100');
  expect(await target('/products/p-100-010?a=1')).toEqual([301, '/produkte/p-100-010?a=1']);
  expect(await target('/de/products')).toEqual([301, '/produkte']);
  expect(await target('/p/MOVED')).toEqual([302, '/produkte/moved']);
});

it('and English ones with a prefix', async () => {
  expect((await backend.get('/en/products/p-100-010')).payload).toContain('P 100');
  expect(await target('/en/produkte/p-100-010')).toEqual([404, undefined]);
  expect(await target('/en/p/MOVED')).toEqual([302, '/en/products/moved']);
});

it('entries keep their URLs in the first language', async () => {
  const { addTranslations } = load('api/translation/services/add-translations.js');
  await addTranslations(backend.strapi, [{ english: '/about', german: '/ueber-uns' }]);
  for (const prefix of ['', '/en']) {
    const pages = (await backend.get(`${prefix}/api/pages?filters[url][$eq]=about`)).json().data;
    expect(pages).toMatchObject([{ url: 'about' }]);
  }
});

it('does not translate calls to the API', async () => {
  for (const url of ['/api/products?fields=url', '/api/products?fields=url&locale=en', '/part-wizard/items'])
    expect(await target(url), url).toEqual([200, undefined]);
});
