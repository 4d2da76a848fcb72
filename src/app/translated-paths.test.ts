import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as sitePaths from '#src/format/site-paths.ts';
import type * as urlsIn from '#src/format/url-in.ts';

let paths: typeof sitePaths;
let urls: typeof urlsIn;
const german = { '/products': '/produkte', '/cart': '/warenkorb', '/documents': '/dokumente' };

// As the build of the German site defines them.
beforeAll(async () => {
  vi.stubGlobal('__LANGUAGE_PREFIX__', '/de');
  vi.stubGlobal('__PATH_SEGMENTS__', german);
  vi.stubGlobal('__SITE_LANGUAGES__', ['en', 'de', 'fr']);
  vi.stubGlobal('__ALL_PATH_SEGMENTS__', [{}, german, { '/products': '/produits' }]);
  paths = await import('#src/format/site-paths.ts');
  urls = await import('#src/format/url-in.ts');
});

describe('in the German build', () => {
  it.each([
    ['/', '/de/'],
    ['/products', '/de/produkte'],
    ['/products/cart', '/de/produkte/cart'],
    ['/products/documents/documents?a=/b/c/cart#x', '/de/produkte/documents/dokumente?a=/b/c/cart#x'],
    ['/products/a/b/documents', '/de/produkte/a/b/documents'],
    ['/documents/a', '/de/dokumente/a'],
    ['/products?view=table#list', '/de/produkte?view=table#list'],
    ['/cart#products', '/de/warenkorb#products'],
    ['/about/products', '/de/about/products'],
    ['/productsheet', '/de/productsheet'],
    ['/api/products', '/de/api/products'],
  ])('%s has the URL %s, and is found at it', (path, url) => {
    expect(paths.publicPath(path)).toBe(url);
    expect(paths.pathInSite(url)).toBe(path);
  });

  it.each([
    ['/de', '/'],
    ['/de/products/a', '/products/a'],
    ['/de/Produkte/A', '/products/A'],
    ['/de/produkte/a/documents', '/products/a/documents'],
    ['/de/products/a/Dokumente', '/products/a/documents'],
    ['/de/constructor', '/constructor'],
    ['/dealers', '/dealers'],
    ['/my-datasheets', '/my-datasheets'],
    ['/fr/produits', '/fr/produits'],
  ])('%s is the page %s', (url, path) => {
    expect(paths.pathInSite(url)).toBe(path);
  });

  it('links in any letter case have one URL', () => {
    expect(paths.publicPath('/Products/A')).toBe('/de/produkte/A');
  });
});

describe('a page in all languages', () => {
  it.each([
    ['en', '/products/a?b=c'],
    ['de', '/de/produkte/a?b=c'],
    ['fr', '/fr/produits/a?b=c'],
    ['x-default', '/products/a?b=c'],
  ])('%s has its own URL, which leads back', (language, url) => {
    expect(urls.urlIn(language, '/products/a?b=c')).toBe(url);
    expect(urls.pathInAnyLanguage(url)).toBe('/products/a?b=c');
  });

  it('is also found at URLs with English segments, and not at those of another language', () => {
    expect(urls.pathInAnyLanguage('/fr/products/a')).toBe('/products/a');
    expect(urls.pathInAnyLanguage('/fr/produkte/a')).toBe('/produkte/a');
    expect(urls.pathInAnyLanguage('/fr')).toBe('/');
    expect(urls.pathInAnyLanguage('/produkte/a')).toBe('/produkte/a');
  });
});
