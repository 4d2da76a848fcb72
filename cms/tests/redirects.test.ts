import type { UID } from '@strapi/strapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';

const uid: UID.ContentType = 'api::product.product';

let backend: Backend;
let documentId: string;
beforeAll(async () => {
  backend = await aBackend();
  const data = { name: 'Moving', partNumber: 'MOVE-1', url: 'first-place', summary: 'It moves.' };
  ({ documentId } = await backend.strapi.documents(uid).create({ data, status: 'published' }));
});

describe('changing the url of a published product', () => {
  it('redirects the old URL to the new one', async () => {
    await move('second-place');
    const response = await backend.get('/products/first-place?colour=red');
    expect([response.statusCode, response.headers.location]).toEqual([
      301,
      '/products/second-place?colour=red',
    ]);
    expect((await backend.get('/products/second-place')).payload).toContain('Moving');
  });

  it('creates no chains of redirects', async () => {
    await move('third-place');
    for (const old of ['first-place', 'second-place'])
      expect((await backend.get(`/products/${old}`)).headers.location).toBe('/products/third-place');
  });

  it('does not redirect a URL that exists again', async () => {
    await move('first-place');
    expect((await backend.get('/products/first-place')).statusCode).toBe(200);
    expect((await backend.get('/products/third-place')).headers.location).toBe('/products/first-place');
  });

  it('does nothing while the new url is only a draft', async () => {
    await backend.strapi.documents(uid).update({ documentId, data: urlData('planned-place') });
    expect((await backend.get('/products/planned-place')).statusCode).toBe(404);
    expect((await backend.get('/products/first-place')).statusCode).toBe(200);
  });

  it('follows a redirect created by an editor, temporarily', async () => {
    const data = { from: '/old-catalogue', to: '/', permanent: false };
    await backend.strapi.documents('api::redirect.redirect').create({ data });
    expect((await backend.get('/old-catalogue')).statusCode).toBe(302);
  });
});

async function move(url: string): Promise<void> {
  await backend.strapi.documents(uid).update({ documentId, data: urlData(url) });
  await backend.strapi.documents(uid).publish({ documentId });
}

function urlData(url: string): object {
  return { url };
}
