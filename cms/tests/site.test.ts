import { beforeAll, describe, expect, it, vi } from 'vitest';
import server from '../config/server';
import { aBackend, type Backend, load } from './support/backend';
import { documentIdOf, saveProduct } from './support/content';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('serving the site', () => {
  it('renders a page with its content, under a strict policy', async () => {
    const { statusCode, headers, payload } = await backend.get('/');
    expect(statusCode).toBe(200);
    expect(payload).toContain('Products');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval';",
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
  });

  it('returns 304 to a browser that has the page', async () => {
    const { headers } = await backend.get('/');
    expect((await backend.get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('returns 304 to a worker that has the app shell', async () => {
    const { headers } = await backend.get('/index.html');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    const known = await backend.get('/index.html', { 'if-none-match': String(headers.etag) });
    expect(known.statusCode).toBe(304);
  });

  it('responds to HEAD without a body', async () => {
    const response = await backend.send({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.payload]).toEqual([200, '']);
  });

  it('returns a real 404 with a page', async () => {
    const response = await backend.get('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.payload).toContain('Not found');
  });

  it('returns a page for a missing page below the part wizard, and JSON for its routes', async () => {
    const page = await backend.get('/part-wizard/apt-210');
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const items = await backend.get('/part-wizard/items');
    expect([items.statusCode, items.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
  });

  it('redirects where the site says so', async () => {
    const { statusCode, headers } = await backend.get('/p/MOVED');
    expect([statusCode, headers.location]).toEqual([302, '/products/moved']);
  });

  it('caches assets for ever, and returns text, not a page, for a missing one', async () => {
    const found = await backend.get('/assets/app-1a2b3c4d.js');
    expect(found.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    });
    const missing = await backend.get('/assets/app-00000000.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('text/plain');
  });

  it('sends only the necessary headers with the parts of a page, and the policy of the site with workers', async () => {
    const headersOf = async (url: string) => (await backend.get(url)).headers;
    const part = await headersOf('/assets/app-1a2b3c4d.js');
    expect(part['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(part['x-content-type-options']).toBe('nosniff');
    expect(part).not.toHaveProperty('permissions-policy');
    for (const worker of ['/sw.js', '/assets/device-worker-1a2b3c4d.js'])
      expect((await headersOf(worker))['content-security-policy']).toContain("connect-src 'self'");
  });

  it('revalidates the worker each time', async () => {
    const { headers } = await backend.get('/sw.js');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript' });
  });

  it('never serves files outside the folder of the site', async () => {
    for (const url of [
      '/../server/entry-server.js',
      '/%2e%2e/server/entry-server.js',
      '/assets/..%2f..%2fserver/entry-server.js',
    ])
      expect((await backend.get(url)).payload).not.toContain('export async function');
  });

  it('shows a plain page and logs a line when rendering fails', async () => {
    const log = vi.spyOn(backend.strapi.log, 'error').mockReturnValue(backend.strapi.log);
    const response = await backend.get('/breaks');
    expect(response.statusCode).toBe(500);
    expect(response.payload).toContain('cannot be shown');
    expect(response.payload).not.toContain('always breaks');
    expect(log.mock.calls.flat().join()).toContain('This page always breaks');
    log.mockRestore();
  });

  it('lists its pages in the sitemap', async () => {
    expect((await backend.get('/robots.txt', { host: 'shop.test' })).payload).toContain(
      'http://shop.test/sitemap.xml',
    );
    const sitemap = await backend.get('/sitemap.xml', { host: 'shop.test' });
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.payload).toContain('http://shop.test/products/p-100-010');
  });

  it('rejects a host that would end up in the links of a page', async () => {
    expect((await backend.get('/', { host: 'shop.test"><script>' })).statusCode).toBe(400);
  });

  it('rejects a URL that is too long', async () => {
    const response = await backend.get(`/products?x=${'x'.repeat(8000)}`);
    expect(response.statusCode).toBe(414);
    expect(response.payload).toContain('too long');
  });

  it('does not cache redirects, whose query visitors can make up', async () => {
    const { responseCache } = load('platform/cache/response-cache.js');
    const before = responseCache.size().responses;
    for (const number of [1, 2, 3]) await backend.get(`/p/MOVED?x=${number}`);
    expect(responseCache.size().responses).toBe(before);
  });

  it('reports its health', async () => {
    expect((await backend.get('/_health')).statusCode).toBe(204);
  });

  it('says that the admin is being built', async () => {
    const response = await backend.get('/admin', { accept: 'text/html' });
    expect(response.payload).toMatch(/The admin is being built|<div id="strapi">/);
  });

  it('routes requests outside /api to the API', async () => {
    const response = await backend.get('/shopping-cart/orders');
    expect(response.headers['content-type']).toContain('application/json');
  });
});

describe('previewing a draft', () => {
  it('shows it at a valid preview URL, and excludes it from caches and search engines', async () => {
    await saveProduct(backend, 'p-100-040', { name: 'Seen in the preview' });
    const { statusCode, headers, payload } = await backend.get(await previewUrl());
    expect(statusCode).toBe(200);
    expect(payload).toContain('Seen in the preview');
    expect(payload).toContain('preview');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers.etag).toBeUndefined();
    expect((await backend.get('/products/p-100-040')).payload).not.toContain('Seen in the preview');
  });

  it('rejects a forged or expired URL', async () => {
    const address = await previewUrl();
    const now = Date.now();
    const old = load('site/preview-token.js').createPreviewToken(now - 3_601_000);
    for (const url of [`${address}x`, `/products/p-100-040?preview=${old}`, '/products/p-100-040?preview=']) {
      const response = await backend.get(url);
      expect(response.statusCode).toBe(403);
      expect(response.payload).toContain('has expired');
    }
  });

  it('opens the public page for the published version', async () => {
    const documentId = await documentIdOf(backend, 'api::product.product', 'p-100-040');
    const { previewUrl: urlOf } = load('site/preview-url.js');
    expect(await urlOf('api::product.product', { documentId, status: 'published' })).toBe(
      '/products/p-100-040',
    );
    expect(await urlOf('api::product-family.product-family', { documentId: 'any' })).toBeUndefined();
  });
});

describe('the HTTP server', () => {
  it('keeps idle connections for as long as the configuration says', () => {
    const { keepAliveTimeout } = server().http.serverOptions;
    expect(backend.strapi.server.httpServer.keepAliveTimeout).toBe(keepAliveTimeout);
  });
});

async function previewUrl(): Promise<string> {
  const documentId = await documentIdOf(backend, 'api::product.product', 'p-100-040');
  return load('site/preview-url.js').previewUrl('api::product.product', {
    documentId,
    status: 'draft',
  });
}
