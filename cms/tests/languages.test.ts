import { beforeAll, describe, expect, it } from 'vitest';
import { ada, postBasic, submission } from './support/basic-pages';
import { aBackend, type Backend, load } from './support/backend';
import { siteIn } from './support/site-languages';

siteIn('en', 'de');

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const target = async (url: string) => {
  const { statusCode, headers } = await backend.get(url);
  return [statusCode, headers.location];
};

describe('a site in English and German', () => {
  it('has the pages, files and calls of each language under its prefix, with their own cached responses', async () => {
    for (const repeated of [1, 2]) {
      expect((await backend.get('/')).payload, `${repeated}`).toContain('lang="en"');
      expect((await backend.get('/de/')).payload, `${repeated}`).toContain('lang="de"');
    }
    expect((await backend.get('/de/assets/app-1a2b3c4d.js')).headers['content-type']).toBe('text/javascript');
    expect((await backend.get('/de/api/products?fields=url')).statusCode).toBe(200);
    expect((await backend.get('/de/nowhere')).statusCode).toBe(404);
    expect((await backend.get('/fr/')).statusCode).toBe(404);
  });

  it('has one URL for each page', async () => {
    expect(await target('/de?a=1')).toEqual([301, '/de/?a=1']);
    expect(await target('/DE/produkte?a=1')).toEqual([301, '/de/produkte?a=1']);
    expect(await target('/en/products')).toEqual([301, '/products']);
    expect(await target('/en//example.com')).toEqual([301, '/example.com']);
    expect(await target('/deer')).toEqual([404, undefined]);
  });

  it('translates the fixed parts of the path, and redirects the English ones', async () => {
    expect((await backend.get('/de/produkte/p-100-010?a=1')).payload).toContain('P 100');
    expect(await target('/de/products/p-100-010?a=1')).toEqual([301, '/de/produkte/p-100-010?a=1']);
    expect(await target('/de/produkte/p-100-010/documents')).toEqual([
      301,
      '/de/produkte/p-100-010/dokumente',
    ]);
    expect(await target('/DE/PRODUCTS')).toEqual([301, '/de/produkte']);
    expect(await target('/produkte')).toEqual([404, undefined]);
    expect(await target('/de/productsheet')).toEqual([404, undefined]);
  });

  it('does not redirect calls to the API and other methods', async () => {
    for (const url of ['/de/api/products?fields=url', '/de/part-wizard/items'])
      expect(await target(url), url).toEqual([200, undefined]);
    const { statusCode } = await backend.send({ method: 'POST', url: '/de/products' });
    expect(statusCode).not.toBe(301);
  });

  it('stays in the language when a page redirects', async () => {
    expect(await target('/de/p/MOVED')).toEqual([302, '/de/produkte/moved']);
    expect(await target('/de//example.com')).toEqual([302, '/de/example.com']);
    const { statusCode, headers } = await postBasic(
      { ...ada, submission: submission() },
      { url: '/de/basic/contact' },
    );
    expect([statusCode, headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/de\/basic\/contact\/received/),
    ]);
  });

  it('answers a call in the language of its prefix or its locale', async () => {
    const body = { data: { email: 'x' } };
    const messageOf = async (url: string) =>
      (await backend.send({ method: 'POST', url, payload: body })).payload;
    const english = await messageOf('/api/auth/local');
    const german = await messageOf('/de/api/auth/local');
    expect(german).not.toBe(english);
    expect(await messageOf('/api/auth/local?locale=de')).toBe(german);
    expect(await messageOf('/api/auth/local?locale=it')).toBe(english);
    expect(await messageOf('/de/api/auth/local?locale=en')).toBe(german);
  });

  it('has a health check in every language, but neither admin nor uploads', async () => {
    expect((await backend.get('/de/_health')).statusCode).toBe(204);
    for (const url of ['/de/admin', '/de/_ready', '/de/uploads/nothing.pdf'])
      expect((await backend.get(url)).statusCode, url).toBe(404);
  });

  it('puts the language into the links of e-mails', () => {
    const { inLanguage } = load('platform/messages/language.js');
    const { pageUrl } = load('platform/mail/site-origin.js');
    expect(inLanguage('de', () => pageUrl('/orders?id=1#a'))).toMatch(/\/de\/bestellungen\?id=1#a$/);
    expect(pageUrl('/orders')).toMatch(/^http:\/\/[^/]+\/orders$/);
  });
});
