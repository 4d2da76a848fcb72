import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiResponse } from '#src/api/api-response.ts';
import { setTransport } from '#src/api/send.ts';
import { createQueryClient } from '#src/cache/query-client.ts';
import { orderablesQuery } from '#src/features/cart/orderables-query.ts';
import { productsOfCategoryQuery } from '#src/features/catalogue/queries.ts';
import { partNumbersQuery } from '#src/features/product/part-numbers-query.ts';
import { recognize } from '#src/features/scan/scanned-code.ts';
import { partNumbersOfQuery } from '#src/routes/request-quote.tsx';
import { knownPages } from '#src/routes/scan.tsx';
import { render } from './entry-server.tsx';

const count = 10_000;
const largestPage = 250;
const last = { partNumber: 'ZQ9-9999-X', url: 'zq-9999', name: 'Instrument 9999' };

const all = Array.from({ length: count }, (_, index) => ({
  id: index,
  documentId: `d${index}`,
  name: `Instrument ${index}`,
  url: `zq-${index}`,
  partNumber: `ZQ9-${index}-X`,
  category: index % 2 === 0 ? { documentId: 'c', name: 'Pressure', url: 'pressure' } : null,
}));
const category = { id: 1, documentId: 'c', name: 'Pressure', url: 'pressure' };

let requested: string[] = [];
beforeAll(() => {
  setTransport((path) => Promise.resolve(responseOf(path)));
});
beforeEach(() => {
  requested = [];
});

describe('with 10,000 products', () => {
  it('every part number is loaded in pages of 250, the first without a page number', async () => {
    const products = await createQueryClient().fetchQuery(partNumbersQuery);
    expect(new Set(products.map(({ url }) => url)).size).toBe(count);
    expect(requested[0]).toBe('/api/products?fields=name%2Curl%2CpartNumber&pagination[pageSize]=250');
    expect(requested.length).toBeLessThan(45);
  });

  it('a quick order finds all of them', async () => {
    const products = await createQueryClient().fetchQuery(orderablesQuery);
    expect(new Set(products.map(({ url }) => url)).size).toBe(count);
  });

  it('a scan opens the last of them, alone or among all the words of a code', async () => {
    const pages = knownPages(await createQueryClient().fetchQuery(partNumbersQuery), 'https://example.com');
    const opened = { kind: 'page', path: '/products/zq-9999' };
    expect(recognize('https://old.example/p/zq9%209999%20x', pages)).toEqual(opened);
    expect(recognize(`${'a=b;'.repeat(1000)}P/N:ZQ9-9999-X`, pages)).toEqual(opened);
    expect(recognize('ZQ9-10000-X', pages)).toMatchObject({ kind: 'text' });
  });

  it('a quote is filled in with the products of the link, in its order, without unknown ones', async () => {
    const urls = ['zq-9999', 'zq-10000', 'zq-0', 'zq-260'];
    const partNumbers = await createQueryClient().fetchQuery(partNumbersOfQuery(urls));
    expect(partNumbers).toEqual(['ZQ9-9999-X', 'ZQ9-0-X', 'ZQ9-260-X']);
    expect(requested).toHaveLength(urls.length);
  });

  it('a category filters all of its products', async () => {
    const products = await createQueryClient().fetchQuery(productsOfCategoryQuery(1));
    expect(new Set(products.map(({ url }) => url)).size).toBe(count);
  });

  it('a short URL finds the last of them', async () => {
    expect(await page('/p/zq9 9999x')).toMatchObject({ status: 302, location: '/products/zq-9999' });
  });

  it('a part number with URL characters is searched for as typed', async () => {
    const { status, html } = await page('/p/100%25%20<b>%2F');
    expect([status, html.includes('100% &lt;b&gt;/')]).toEqual([404, true]);
  });

  it('a mistyped part number shows similar ones, in a small page', async () => {
    const { status, html } = await page('/p/ZQ9-9999-Y');
    expect(status).toBe(404);
    expect(html).toContain(last.partNumber);
    expect(html.length).toBeLessThan(100_000);
  });

  it('a shared text opens the product it contains, or lists several', async () => {
    expect(await page(`/share?text=${last.partNumber}`)).toMatchObject({ location: '/products/zq-9999' });
    const { html } = await page('/share?text=ZQ9-9999-X+and+ZQ9-300-X');
    expect(html).toContain('Instrument 300');
    expect(html).toContain('Instrument 9999');
    expect(html.length).toBeLessThan(100_000);
  });

  it('the list of products has linked pages that together show all products', async () => {
    const shown = new Set<string>();
    for (const number of [1, 2, 40]) {
      const { status, html } = await page(number === 1 ? '/products' : `/products?page=${number}`);
      expect(status).toBe(200);
      for (const [, url = ''] of html.matchAll(/href="\/products\/(zq-\d+)"/g)) shown.add(url);
      expect(html.includes('href="/products?page=2"')).toBe(number === 1);
      expect(html.includes('href="/products?page=39"')).toBe(number === 40);
    }
    expect(shown.size).toBe(3 * largestPage);
    expect(shown).toContain(last.url);
  });

  it('a page beyond the end of the list returns 404', async () => {
    expect((await page('/products?page=41')).status).toBe(404);
  });
});

function page(url: string) {
  const origin = 'https://example.com';
  return render({
    url,
    origin,
    template: '<!--head--><!--/head--><div id="root"><!--app--></div>',
    read: () => Promise.reject(new Error('Another transport responds')),
    config: { siteUrl: origin, recaptchaSiteKey: null, analyticsUrl: null, search: null },
  });
}

function responseOf(path: string): ApiResponse {
  const { pathname, searchParams } = new URL(path, 'https://example.com');
  if (pathname === '/api/product-categories') return { status: 200, body: { data: [category] } };
  if (pathname !== '/api/products') return { status: 404, body: undefined };
  requested.push(path);
  const url = searchParams.get('filters[url][$eq]');
  const matches = url === null ? all : all.filter((product) => product.url === url);
  const number = Number(searchParams.get('pagination[page]') ?? 1);
  const data = matches.slice((number - 1) * largestPage, number * largestPage);
  const pageCount = Math.ceil(matches.length / largestPage);
  return { status: 200, body: { data, meta: { pagination: { page: number, pageCount } } } };
}
