import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { setTransport } from '#src/api/send.ts';
import { parseCollection } from '#src/contract/strapi.ts';
import * as catalogue from '#src/features/catalogue/queries.ts';
import { contactsQuery } from '#src/features/contacts/queries.ts';
import * as home from '#src/features/home/queries.ts';
import { newsArticleQuery, newsQuery } from '#src/features/news/queries.ts';
import { pageContentQuery, pageQuery, type PageName } from '#src/features/pages/queries.ts';
import { partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import { productQuery } from '#src/features/product/queries.ts';
import { menuFamiliesQuery } from '#src/features/site/menu-families-query.ts';
import * as site from '#src/features/site/queries.ts';
import { videoQuery, videosQuery } from '#src/features/videos/queries.ts';
import { readDocument, readDocuments } from '#src/documents/current.ts';
import { read } from '../support/read.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeAll(() => {
  setTransport(read);
});

describe('the queries of every page', () => {
  it('return data that can be parsed', async () => {
    expect((await client.fetchQuery(site.settingQuery)).siteName).not.toBe('');
    expect((await client.fetchQuery(site.footerQuery)).columns.length).toBeGreaterThan(0);
    expect((await client.fetchQuery(site.menuQuery)).length).toBeGreaterThan(0);
  });
});

describe('the families in the menu', () => {
  it('have a picture and the range that all their variants cover', async () => {
    const categories = await client.fetchQuery(menuFamiliesQuery);
    const pressure = categories.find(({ url }) => url === 'pressure');
    expect(pressure?.image).not.toBeNull();
    expect(pressure?.families).toMatchObject([
      { name: 'APT 210', range: { min: -1, max: 600, unit: 'bar' } },
      { name: 'ADP 330', range: { min: -500, max: 5000, unit: 'Pa' } },
    ]);
    const accessories = categories.find(({ url }) => url === 'accessories');
    expect(accessories?.families.map(({ range }) => range)).toEqual([null, null, null, null, null]);
  });
});

describe('the queries of lists', () => {
  it('return data that can be parsed, and entries', async () => {
    const lists = await Promise.all([
      client.fetchQuery(catalogue.categoriesQuery),
      client.fetchQuery(catalogue.productsQuery(1)).then(({ products }) => products),
      client.fetchQuery(home.slidesQuery),
      client.fetchQuery(newsQuery),
      client.fetchQuery(videosQuery),
      client.fetchQuery(contactsQuery),
      client.fetchQuery(partNumbersQuery),
    ]);
    expect(lists.map((list) => list.length).filter((length) => length === 0)).toEqual([]);
    expect((await client.fetchQuery(home.homePageQuery)).title).not.toBe('');
    expect((await client.fetchQuery(home.productShowcaseQuery)).products.length).toBeGreaterThan(0);
  });

  it.each<PageName>([
    'product-page',
    'news-page',
    'contact-page',
    'request-quote-page',
    'request-demo-page',
    'videos-page',
    'calibration-and-repair-page',
  ])('return the texts of %s', async (name) => {
    expect((await client.fetchQuery(pageContentQuery(name))).title).not.toBe('');
  });
});

describe('the queries of one entry', () => {
  it.each([
    { collection: 'products', find: (url: string) => client.fetchQuery(productQuery(url)) },
    {
      collection: 'product-categories',
      find: (url: string) => client.fetchQuery(catalogue.categoryQuery(url)),
    },
    { collection: 'news-articles', find: (url: string) => client.fetchQuery(newsArticleQuery(url)) },
    { collection: 'pages', find: (url: string) => client.fetchQuery(pageQuery(url)) },
    { collection: 'videos', find: (url: string) => client.fetchQuery(videoQuery(url)) },
  ])('return data that can be parsed for each of $collection', async ({ collection, find }) => {
    for (const url of await urlsOf(collection)) expect((await find(url))?.url).toBe(url);
  });

  it('return null for a url that does not exist', async () => {
    expect(await client.fetchQuery(productQuery('no-such-thing'))).toBeNull();
    expect(await client.fetchQuery(pageQuery('no-such-thing'))).toBeNull();
  });

  it('return all documents, each with its file, checksum and products', async () => {
    const documents = await readDocuments();
    const complete = documents.filter(
      ({ fileUrl, checksum, sizeBytes, products }) =>
        fileUrl !== null && checksum !== null && sizeBytes > 0 && products.length > 0,
    );
    expect(documents.length).toBeGreaterThan(200);
    expect(complete.length).toBeGreaterThan(200);
    expect(documents.some(({ replacedByUrl }) => replacedByUrl !== null)).toBe(true);
    expect(await readDocument(documents[0]?.url ?? '')).toEqual(documents[0]);
  });

  it('return the variants of a product, in the order of the catalogue', async () => {
    const product = await client.fetchQuery(productQuery('afl-420-002'));
    const urls = product?.family?.products.map(({ url }) => url);
    expect(urls).toEqual(['afl-420-0r5', 'afl-420-002', 'afl-420-005', 'afl-420-020']);
  });

  it('return the products of each category', async () => {
    for (const { id, name } of await client.fetchQuery(catalogue.categoriesQuery)) {
      const products = await client.fetchQuery(catalogue.productsOfCategoryQuery(id));
      expect(products.length, name).toBeGreaterThan(0);
    }
  });
});

async function urlsOf(collection: string) {
  const { body } = await read(`/api/${collection}?fields[0]=url&pagination[pageSize]=250`);
  return parseCollection(v.object({ url: v.string() }))(body).map(({ url }) => url);
}
