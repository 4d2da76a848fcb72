import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';

const reads = [
  '/api/footer?populate=*',
  '/api/setting?populate=*',
  '/api/pages?populate=*',
  '/api/news-articles?populate=*&sort=createdAt:desc',
  '/api/products?populate=*&pagination[pageSize]=250',
  '/api/product-categories?populate=*&sort=weight:asc',
  '/api/home-page?populate=*',
  '/api/product-page?populate=*',
  '/api/news-page?populate=*',
  '/api/contact-page?populate=*',
  '/api/request-quote-page?populate=*',
  '/api/request-demo-page?populate=*',
  '/api/videos-page?populate=*',
  '/api/part-wizard-page?populate=*',
  '/api/calibration-and-repair-page?populate=*',
  '/api/slides?populate=*&sort=weight:asc',
  '/api/company-contacts?populate=*&sort=region:asc',
  '/api/videos?populate=*&sort=weight:asc',
  '/api/product-showcase?populate=*',
  '/api/documents?populate=*',
  '/api/product-families?populate=*',
  '/api/navigation/render/1?type=TREE',
];

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('reading content as a visitor', () => {
  it.each(reads)('returns %s without any data of users or the admin', async (url) => {
    const response = await backend.get(url);
    expect(response.statusCode).toBe(200);
    expect(response.payload).not.toMatch(/createdBy|updatedBy|"users?"|password|"email":"admin|folderPath/);
  });

  it('finds an entry by its url, or returns nothing', async () => {
    const byUrl = (url: string) => backend.get(`/api/products?filters[url][$eq]=${url}`);
    expect((await byUrl('p-100-010')).json().data[0].partNumber).toBe('P100-010');
    expect((await byUrl('p-100-999')).json().data).toEqual([]);
  });

  it('filters products by category and sorts them by weight', async () => {
    const [category] = (await backend.get('/api/product-categories?filters[url][$eq]=pressure')).json().data;
    const url = `/api/products?filters[category][id][$eq]=${category.id}&sort=weight:asc`;
    expect((await backend.get(url)).json().data.map((product: { url: string }) => product.url)).toEqual([
      'p-100-010',
      'p-100-040',
    ]);
  });

  it('returns the newest article first', async () => {
    const { data } = (await backend.get('/api/news-articles?sort=createdAt:desc')).json();
    expect(data.map((article: { url: string }) => article.url)).toEqual(['second-article', 'first-article']);
  });

  it('renders the menu as a tree with the URLs an editor entered', async () => {
    const [products, elsewhere] = (await backend.get('/api/navigation/render/1?type=TREE')).json();
    expect(products.items.map((item: { path: string }) => item.path)).toEqual([
      '/categories/pressure',
      '/products/all',
    ]);
    expect(elsewhere).toMatchObject({ type: 'EXTERNAL', path: 'https://www.example.com' });
  });

  it('does not find navigation 7', async () => {
    expect((await backend.get('/api/navigation/render/7?type=TREE')).statusCode).toBe(404);
  });

  it.each(['/api/users', '/api/upload/files', '/api/redirects', '/api/users-permissions/roles'])(
    'is not allowed: %s',
    async (url) => {
      expect([401, 403, 404]).toContain((await backend.get(url)).statusCode);
    },
  );

  it('rejects writes', async () => {
    const response = await backend.send({
      method: 'POST',
      url: '/api/products',
      payload: { data: { name: 'Mine' } },
    });
    expect(response.statusCode).toBe(405);
  });

  it('says how a response may be cached', async () => {
    for (const url of ['/api/products', '/api/products', '/api/products?status=draft']) {
      const { headers } = await backend.get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).not.toContain('https:');
    }
  });

  const anyUrls =
    `/_ready /_health /metrics /none.txt //none /uploads/none.png /uploads/none.pdf /api/none /api/users/me /%E0%A4%A /.well-known/security.txt / /orders/none /content-manager/init /admin/init /favicon.ico /mailbox`.split(
      ' ',
    );
  it.each(anyUrls)('lets no other site show %s in a frame, and no browser guess its type', async (url) => {
    const { headers } = await backend.get(url);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'|sandbox/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
  });

  it('gives the admin a policy without plugins and other base URLs', async () => {
    const { headers } = await backend.get('/admin/init');
    expect(headers['content-security-policy']).toMatch(/object-src 'none'/);
    expect(headers['content-security-policy']).toMatch(/base-uri 'none'/);
  });

  it('allows no other origins', async () => {
    const { headers } = await backend.get('/api/products', { origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeFalsy();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('verifying a session', () => {
  const verify = (payload: object) =>
    backend.send({ method: 'POST', url: '/api/auth/token/verify', payload });

  it('distinguishes a forged token from a real one', async () => {
    const users = backend.strapi.plugin('users-permissions');
    const user = await users
      .service('user')
      .add({ username: 'ann', email: 'ann@example.test', password: 'Secret-12', role: 1, confirmed: true });
    const jwt = users.service('jwt').issue({ id: user.id, version: 0 });
    expect((await verify({ jwt })).json()).toEqual({ data: { valid: true } });
    expect((await verify({ jwt: `${jwt}x` })).json()).toEqual({ data: { valid: false } });
    await users.service('user').edit(user.id, { blocked: true });
    expect((await verify({ jwt })).json()).toEqual({ data: { valid: false } });
  });

  it('requires the token', async () => {
    expect((await verify({})).statusCode).toBe(400);
  });
});
