import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { apiUrl } from '#src/api/api-url.ts';
import { CategorySummary } from '#src/contract/category.ts';
import { CompanyContact } from '#src/contract/contact.ts';
import { HomePage, ProductShowcase, Slide } from '#src/contract/home.ts';
import { parseMenu } from '#src/contract/navigation.ts';
import { NewsSummary } from '#src/contract/news.ts';
import { Page, PageContent } from '#src/contract/page.ts';
import { ListedProduct, ProductSummary } from '#src/contract/product.ts';
import { Footer, Setting } from '#src/contract/site.ts';
import { parseCollection, parseFirst, parseSingle } from '#src/contract/strapi.ts';
import { Video } from '#src/contract/video.ts';
import { read } from '../support/read.ts';

// The customer fixed the routes and their parameters: specification, section 1.
const singles = [
  { path: '/api/footer', schema: Footer },
  { path: '/api/setting', schema: Setting },
  { path: '/api/home-page', schema: HomePage },
  { path: '/api/product-page', schema: PageContent },
  { path: '/api/news-page', schema: PageContent },
  { path: '/api/contact-page', schema: PageContent },
  { path: '/api/request-quote-page', schema: PageContent },
  { path: '/api/request-demo-page', schema: PageContent },
  { path: '/api/videos-page', schema: PageContent },
  { path: '/api/part-wizard-page', schema: PageContent },
  { path: '/api/calibration-and-repair-page', schema: PageContent },
  { path: '/api/product-showcase', schema: ProductShowcase },
];

const collections = [
  { path: '/api/pages', schema: Page, least: 1 },
  { path: '/api/news-articles', schema: NewsSummary, least: 6 },
  { path: '/api/products', schema: ProductSummary, least: 24 },
  { path: '/api/product-categories', schema: CategorySummary, least: 9 },
  { path: '/api/slides', schema: Slide, least: 1 },
  { path: '/api/company-contacts', schema: CompanyContact, least: 5 },
  { path: '/api/videos', schema: Video, least: 2 },
];

const Pagination = v.object({
  meta: v.object({ pagination: v.object({ pageSize: v.number(), total: v.number() }) }),
});

describe('single types', () => {
  it.each(singles)('returns $path', async ({ path, schema }) => {
    const { status, body } = await read(apiUrl(path, { populate: '*' }));
    expect(status).toBe(200);
    parseSingle(schema)(body);
  });
});

describe('collections', () => {
  it.each(collections)('returns $path', async ({ path, schema, least }) => {
    const { status, body } = await read(apiUrl(path, { populate: '*', pagination: { pageSize: 250 } }));
    expect(status).toBe(200);
    const entries = parseCollection<v.GenericSchema>(schema)(body);
    expect(entries.length).toBeGreaterThanOrEqual(least);
  });

  it('returns up to 250 products on one page', async () => {
    const { body } = await read(apiUrl('/api/products', { pagination: { pageSize: 250 } }));
    expect(v.parse(Pagination, body).meta.pagination.pageSize).toBe(250);
  });

  it('returns the newest article first', async () => {
    const { body } = await read(apiUrl('/api/news-articles', { sort: 'createdAt:desc' }));
    const dates = parseCollection(NewsSummary)(body).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates).size).toBeGreaterThan(1);
  });

  it('returns categories, slides and videos by weight', async () => {
    for (const path of ['/api/product-categories', '/api/slides', '/api/videos']) {
      const { body } = await read(apiUrl(path, { sort: 'weight:asc' }));
      const weights = parseCollection(v.object({ weight: v.number() }))(body).map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    }
  });

  it('returns the contacts of one region', async () => {
    const all = parseCollection(CompanyContact)((await read('/api/company-contacts')).body);
    const regions = new Set(all.map(({ region }) => region));
    expect(regions.size).toBe(5);
    for (const region of regions) {
      const { body } = await read(apiUrl('/api/company-contacts', { filters: { region: { $eq: region } } }));
      const contacts = parseCollection(CompanyContact)(body);
      expect(contacts).toEqual(all.filter((contact) => contact.region === region));
    }
  });
});

describe('products of a category', () => {
  it('are found by its id, in order', async () => {
    const categories = parseCollection(CategorySummary)((await read('/api/product-categories')).body);
    for (const { id, url } of categories) {
      const parameters = { filters: { category: { id: { $eq: id } } }, populate: '*', sort: 'weight:asc' };
      const { body } = await read(apiUrl('/api/products', parameters));
      const Weighed = v.object({ weight: v.number(), category: v.object({ url: v.string() }) });
      const products = parseCollection(Weighed)(body);
      expect(products.length, url).toBeGreaterThan(0);
      expect(new Set(products.map(({ category }) => category.url))).toEqual(new Set([url]));
      expect(products).toEqual(products.toSorted((a, b) => a.weight - b.weight));
      parseCollection(ListedProduct)(body);
    }
  });
});

describe('an entry by url', () => {
  it.each(['products', 'product-categories', 'news-articles', 'pages', 'videos', 'company-contacts'])(
    'is the one entry of %s that has it',
    async (collection) => {
      const EntryWithUrl = v.object({ documentId: v.string(), url: v.string() });
      const all = parseCollection(EntryWithUrl)((await read(`/api/${collection}`)).body);
      const [first] = all;
      if (!first) throw new Error(`${collection} is empty`);
      const { body } = await read(apiUrl(`/api/${collection}`, { filters: { url: { $eq: first.url } } }));
      expect(parseCollection(EntryWithUrl)(body)).toEqual([first]);
    },
  );

  it('is null if there is none', async () => {
    const { status, body } = await read(
      apiUrl('/api/products', { filters: { url: { $eq: 'no-such-thing' } } }),
    );
    expect(status).toBe(200);
    expect(parseFirst(ProductSummary)(body)).toBeNull();
  });
});

describe('the primary menu', () => {
  it('is a tree with the id 1', async () => {
    const { status, body } = await read('/api/navigation/render/1?type=TREE');
    expect(status).toBe(200);
    const menu = parseMenu(body);
    expect(menu.length).toBeGreaterThan(2);
    expect(menu.some(({ items }) => items.length > 0)).toBe(true);
  });
});
