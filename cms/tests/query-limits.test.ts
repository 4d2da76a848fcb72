import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { saveProduct } from './support/content';
import { aMessage, sendForm } from './support/forms';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const rejected: [why: string, url: string][] = [
  ['drafts', '/api/products?status=draft'],
  ['drafts of a single page', '/api/home-page?status=draft'],
  ['drafts in a menu', '/api/navigation/render/1?type=TREE&status=draft'],
  ['drafts by another name', '/api/products?publicationFilter=never-published'],
  ['relations five levels deep', `/api/products?${deepPopulate(5)}`],
  ['all products of a category with everything', '/api/product-categories?populate[products][populate]=*'],
  ['their own relations', '/api/product-categories?populate[products][populate][accessories]=true'],
  ['the same in the short form', '/api/product-categories?populate=products.accessories'],
  ['everything of the category of each product', '/api/products?populate[category][populate]=*'],
  [
    'all products of the category of each product',
    '/api/products?populate[category][populate][products]=true',
  ],
  ['the same with a dotted name', '/api/products?populate=category.products'],
  ['the same for a list of URLs', '/api/products?filters[url][$in]=a&populate=family.products'],
  ['the same for one URL or any other', '/api/products?filters[$or][0][url]=a&populate=family.products'],
  ['those of each accessory', '/api/products?filters[url][$eq]=a&populate=accessories.category.products'],
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
  [
    'capitals in the path around the limits',
    '/api/PRODUCTS?populate[category][populate][products][populate]=*',
  ],
  ['capitals in the first part of the path', '/API/products?populate[category][populate]=*'],
  ['capitals before the id of an entry', '/api/Products/abc?populate[category][populate]=*'],
  ['populate on a path without a content type', '/api/search/stats?populate=products'],
  ['populate on a path of a plugin', '/api/users/me?populate[role][populate]=*'],
];

// Each of these once returned 500, with a stack trace in the log.
const unreadable = [
  '/api/products?fields=__proto__',
  '/api/products?fields[0]=constructor',
  '/api/products?fields[0][a]=name',
  '/api/products?filters[]=',
  '/api/products?filters=abc',
  '/api/products?filters[99]=a',
  '/api/products?filters[price][$gt]=abc',
  '/api/products?filters[price]=id',
  '/api/products?filters[stock][$eq]=99999999999',
  '/api/products?filters[createdAt][$gt]=yesterday',
  '/api/products?filters[createdAt][$gt]=2026-13-45',
  '/api/products?filters[$and]=1',
  '/api/products?filters[$or][name]=a',
  '/api/products?filters[$gt]=1',
  '/api/products?filters[name][$regexp]=a',
  '/api/products?filters[name][category][$eq]=a',
  '/api/products?filters[name][$between]=a',
  '/api/products?filters[name][$contains][$contains]=a',
  '/api/products?filters[name][$null]=perhaps',
  '/api/products?filters[name]=%00',
  '/api/products?filters[category][$eq]=abc',
  '/api/products?filters[description][$contains]=a',
  '/api/products?filters[weight][$notNull][price]=1',
  '/api/products?_q[$gt]=1',
  '/api/home-page?_q[$not][name]=a',
  '/api/products?sort=name:sideways',
  '/api/products?sort[name][a][b]=asc',
  '/api/products?sort=description',
  '/api/products?sort=__proto__',
  '/api/products?pagination=1',
  '/api/products?pagination[page]=abc',
  '/api/products?pagination[page]=99999999999999999999',
  '/api/products?pagination[page][a]=1',
  '/api/products?pagination[__proto__x]=1',
  '/api/products?populate[category][filters][name][$gt][a]=1',
  '/api/products?populate[category][fields]=__proto__',
  '/api/products?populate[category][sort]=nothing',
  '/api/products?populate[category][count]=true',
  '/api/products?populate[name]=true',
  '/api/pages?populate[contentBlocks][on][blocks.nothing]=true',
  '/api/pages?populate[contentBlocks][populate][products][populate]=*',
  '/api/products?locale[a]=b',
  '/api/products/%00',
  '/api/navigation/render/1?type[a]=b',
  '/api/navigation/render/1?type=FOREST',
  '/api/navigation/render/1?populate=*',
  '/api/navigation/render/1?locale[]=en',
];

describe('the query limits of the API', () => {
  it.each(unreadable)('explain what is wrong with %s', async (url) => {
    const log = vi.spyOn(backend.strapi.log, 'error');
    const response = await backend.get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ status: 400, message: expect.stringMatching(/\w+ \w+/) });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('find no menu with another name, nor a part of one', async () => {
    for (const url of ['/api/navigation/render/nothing', '/api/navigation/render/nothing/part'])
      expect((await backend.get(url)).statusCode).toBe(404);
  });

  it.each(rejected)('reject %s', async (_why, url) => {
    const response = await backend.get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      data: null,
      error: { status: 400, message: expect.any(String) },
    });
  });

  it.each([
    '/api/products?filters[url][$eq]=a&populate[family][populate][products][populate][thumbnail]=true',
    '/api/product-categories?populate[products][populate][thumbnail]=true',
    '/api/pages?populate[contentBlocks][on][blocks.faq][populate][items]=true&populate[contentBlocks][on][blocks.table]=true',
    '/api/products?populate[accessories][populate][category][fields][0]=name&populate[seo][populate][metaSocial][populate]=image',
    '/api/products?populate=thumbnail,category&sort=category.weight:asc,weight:asc',
    '/api/products?filters[$or][0][category][url][$eq]=pressure&filters[$or][1][name][$containsi]=probe&pagination[pageSize]=250',
    '/api/products?filters[price][$between][0]=1&filters[price][$between][1]=2.5&filters[stock][$in]=1&filters[name][$not][$eq]=a',
    '/api/products?filters[category][id][$eq]=1&filters[family][$null]=true&filters[createdAt][$gte]=2026-01-31T10:00:00.000Z',
    '/api/products?filters[lifecycle][$ne]=obsolete&filters[$not][url]=a&fields[0]=name&fields[1]=documentId&sort[0]=name&sort[1]=id:desc',
    '/api/product-categories?populate[products][sort]=weight:asc&populate[products][filters][price][$gt]=1&populate[products][fields]=name,price',
    '/api/navigation/render/1?type=FLAT&menu=true',
  ])('accept %s, which the site requests', async (url) => {
    expect((await backend.get(url)).statusCode).toBe(200);
  });

  it('treat a path in upper case like one in lower case', async () => {
    const pairs = [
      ['/api/PRODUCTS?sort=weight:asc', '/api/products?sort=weight:asc'],
      ['/Shopping-Cart/CART', '/shopping-cart/cart'],
      ['/Api/Navigation/RENDER/1?type=TREE', '/api/navigation/render/1?type=TREE'],
    ] as const;
    for (const [capitals, small] of pairs) {
      const response = await backend.get(capitals);
      expect([response.statusCode, response.payload]).toEqual([200, (await backend.get(small)).payload]);
    }
  });

  it('treat one write with two spellings of its path as one', async () => {
    const key = randomUUID();
    expect((await sendForm(aMessage(), { key })).statusCode).toBe(201);
    const headers = { 'idempotency-key': key };
    const again = {
      method: 'POST',
      url: '/API/Contact-Forms',
      headers,
      payload: { data: aMessage() },
    } as const;
    const second = await backend.send(again);
    expect(second.statusCode).toBe(201);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('reject a made-up token', async () => {
    for (const token of ['abc', 'a.b.c']) {
      const response = await backend.get('/api/products?status=draft', { authorization: `Bearer ${token}` });
      expect([400, 401]).toContain(response.statusCode);
    }
  });

  it('never return a draft, directly or through a relation', async () => {
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
