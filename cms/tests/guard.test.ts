import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { saveProduct } from './support/content';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const refused: [why: string, url: string][] = [
  ['drafts', '/api/products?status=draft'],
  ['drafts of a single page', '/api/home-page?status=draft'],
  ['drafts in a menu', '/api/navigation/render/1?type=TREE&status=draft'],
  ['drafts by another name', '/api/products?publicationFilter=never-published'],
  ['relations five levels deep', `/api/products?${deepPopulate(5)}`],
  ['all products of a category with everything', '/api/product-categories?populate[products][populate]=*'],
  [
    'products of a category with their own relations',
    '/api/product-categories?populate[products][populate][accessories]=true',
  ],
  ['the same in the short form', '/api/product-categories?populate=products.accessories'],
  ['everything of the category of each product', '/api/products?populate[category][populate]=*'],
  ['more than 250 entries', '/api/products?pagination[pageSize]=251'],
  ['more than 250 entries by limit', '/api/products?pagination[limit]=1000'],
  ['all entries', '/api/products?pagination[limit]=-1'],
  ['filters across four relations', '/api/products?filters[category][products][accessories][name][$eq]=a'],
  [
    'a hundred filters',
    `/api/products?${Array.from({ length: 100 }, (_, i) => `filters[$or][${i}][name]=a`).join('&')}`,
  ],
  ['an endless address', `/api/products?filters[name]=${'a'.repeat(8000)}`],
  ['filters on authors', '/api/products?filters[createdBy][email][$contains]=a'],
  ['unknown parameters', '/api/products?everything=true'],
];

describe('guarding the API', () => {
  it.each(refused)('refuses %s', async (_why, url) => {
    const response = await backend.get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      data: null,
      error: { status: 400, message: expect.any(String) },
    });
  });

  it.each([
    '/api/products?populate[family][populate][products][populate][thumbnail]=true',
    '/api/pages?populate[contentBlocks][on][blocks.faq][populate][items]=true&populate[contentBlocks][on][blocks.table]=true',
    '/api/products?populate[accessories][populate][category][fields][0]=name&populate[seo][populate][metaSocial][populate]=image',
    '/api/products?populate=thumbnail,category&sort=category.weight:asc,weight:asc',
    '/api/products?filters[$or][0][category][url][$eq]=pressure&filters[$or][1][name][$containsi]=probe&pagination[pageSize]=250',
  ])('lets the site ask %s', async (url) => {
    expect((await backend.get(url)).statusCode).toBe(200);
  });

  it('lets nobody in with a made-up token', async () => {
    for (const token of ['abc', 'a.b.c']) {
      const response = await backend.get('/api/products?status=draft', { authorization: `Bearer ${token}` });
      expect([400, 401]).toContain(response.statusCode);
    }
  });

  it('never shows a draft, neither itself nor through a relation', async () => {
    await saveProduct(backend, 'p-100-040', { name: 'Secret until spring' });
    const urls = [
      '/api/products?populate=*',
      '/api/products?populate[accessories]=true',
      '/api/products?filters[name][$contains]=Secret',
      '/api/product-categories?populate=products',
      '/api/product-families?populate=products',
      '/api/news-articles?populate[contentBlocks][populate]=*&populate[products]=true',
      '/api/product-showcase?populate=products',
      '/products/p-100-040',
    ];
    for (const url of urls) {
      const response = await backend.get(url);
      expect(response.statusCode).toBe(200);
      expect(response.payload).not.toContain('Secret until spring');
    }
  });
});

function deepPopulate(levels: number): string {
  const path = Array.from({ length: levels }, () => '[accessories]').join('[populate]');
  return `populate${path}=true`;
}
