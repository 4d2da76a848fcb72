import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parsePartWizardItems } from '#src/contract/part-wizard.ts';
import { CandidateList } from '#src/features/part-wizard/candidate-list.tsx';
import { contentTypes, sparseEntry } from './support/sparse-content.ts';
import { render } from '#src/app/entry-server.tsx';

const ownIcon = '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />';
const template = `<html><head><!--head--><!--/head-->${ownIcon}</head><body><div id="root"><!--app--></div></body></html>`;
const aFile = (name: string) => ({ url: `/uploads/${name}`, name, mime: 'application/zip', size: 12 });

describe('the icon of the site', () => {
  it('is the one an editor has uploaded', async () => {
    const favicon = { ...aFile('icon.png'), updatedAt: '2026-01-02T00:00:00.000Z' };
    const html = await page('/sign-in', { setting: { favicon } });
    expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual([
      `<link rel="icon" href="/uploads/icon.png?v=${Date.parse(favicon.updatedAt)}" />`,
    ]);
  });

  it('is the one of the build if there is none', async () => {
    const html = await page('/sign-in', {});
    expect(html.match(/<link rel="icon"[^>]*>/g)).toEqual([ownIcon]);
  });
});

describe('the downloads of a product', () => {
  it('are listed with its documents and linked from its page', async () => {
    const product = { downloads: [aFile('drivers.zip'), aFile('macros.zip')] };
    const html = await page('/products/one/documents', { product });
    expect(html).toContain('<a href="/uploads/drivers.zip">drivers.zip</a>');
    expect(html).toContain('12 kB');
    expect(html).toContain('macros.zip');
    expect(await page('/products/one', { product })).toContain('href="/products/one/documents"');
  });
});

describe('the part wizard texts of a product', () => {
  it('are shown where it is recommended: title, description and picture', () => {
    const html = recommended({ title: 'For walls', description: 'Two outputs.', image: aPicture });
    expect(html).toContain('For walls');
    expect(html).toContain('Two outputs.');
    expect(html).toContain('src="/uploads/wall.png"');
  });

  it('are its name if there are none', () => {
    expect(recommended({})).toContain('Instrument');
  });
});

const aPicture = { url: '/uploads/wall.png', mime: 'image/png', size: 1, width: 10, height: 10 };

function recommended(item: object) {
  const product = {
    documentId: 'p',
    name: 'Instrument',
    url: 'one',
    partNumber: 'P-1',
    category: 'c',
    ...item,
  };
  const items = parsePartWizardItems({
    data: { families: [], categories: [], media: [], products: [product] },
  });
  const candidates = items.products.map((found) => ({
    code: 'P-1',
    product: found,
    family: null,
    changes: [],
    unitPriceMinor: null,
    leadTimeDays: null,
    verdicts: [],
    missed: 0,
    isExcluded: false,
  }));
  const list = createElement(CandidateList, { candidates, search: new URLSearchParams() });
  return renderToStaticMarkup(createElement(MemoryRouter, null, list));
}

describe('a site without products, news and menu', () => {
  it.each(['/', '/products'])('%s has no heading without content', async (path) => {
    expect(headingsOf(await emptyPage(path))).toEqual([]);
  });

  it('has no heading for a list without published entries', async () => {
    const title = 'Our choice';
    const blocks = [
      { __component: 'blocks.product-list', id: 1, title, products: [] },
      { __component: 'blocks.download-list', id: 2, title, documents: [] },
    ];
    expect(headingsOf(await emptyPage('/', blocks))).toEqual([]);
  });

  it('shows how to contact the company on its home page', async () => {
    expect(await emptyPage('/')).toMatch(/<main.*<a [^>]*href="\/contact"/s);
  });

  it('says that there are no products yet', async () => {
    expect(await emptyPage('/products')).toContain('No products yet');
  });

  it('says that there is no news yet', async () => {
    expect(await emptyPage('/news')).toContain('No news yet');
  });
});

const headingsOf = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);

/** Like `SEED=none`: single types with required fields, collections without entries. */
async function emptyPage(path: string, contentBlocks: object[] = []): Promise<string> {
  const fields = { 'home-page': { contentBlocks }, 'product-page': { contentBlocks } };
  const html = await page(path, fields, () => []);
  return html.replace(/<footer.*<\/footer>/s, '');
}

/** A list of entries with the required fields and these. */
async function page(
  path: string,
  fields: Record<string, object>,
  collection = (entry: object) => [entry],
): Promise<string> {
  const origin = 'https://example.com';
  const read = (requestPath: string) => {
    const name = new URL(requestPath, origin).pathname.split('/')[2] ?? '';
    const type = contentTypes.find(({ info }) => info.singularName === name || info.pluralName === name);
    if (!type) return Promise.resolve({ status: 404, body: undefined });
    const entry = { ...sparseEntry(type, 'null'), ...fields[type.info.singularName] };
    return Promise.resolve({
      status: 200,
      body: { data: type.kind === 'singleType' ? entry : collection(entry) },
    });
  };
  const config = { siteUrl: origin, recaptchaSiteKey: null, analyticsUrl: null, search: null };
  return (await render({ url: path, origin, template, read, config })).html;
}
