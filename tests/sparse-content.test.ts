import { describe, expect, it } from 'vitest';
import { contentTypes, sparseEntry, type Empty } from './support/sparse-content.ts';
import { render } from '#src/app/entry-server.tsx';

const template =
  '<html><head><!--head--><!--/head--></head><body><div id="root"><!--app--></div></body></html>';
const singleTypes = contentTypes.filter(({ kind }) => kind === 'singleType');

/** Every page that shows content to visitors. */
const paths = [
  '/',
  '/products',
  '/products/one',
  '/products/one/documents',
  '/categories/one',
  '/compare?products=one,one',
  '/news',
  '/news/one',
  '/videos',
  '/videos/one',
  '/contacts',
  '/contact',
  '/request-quote?product=one',
  '/request-demo',
  '/calibration-and-repair',
  '/part-wizard',
  '/documents/one',
  '/one',
  '/search?q=one',
  '/cart',
  '/sign-in',
  '/quick-order',
  '/certificates',
];

describe.each(['null', 'absent', 'blank'] as const)('with every optional field %s', (empty) => {
  it.each(paths)('%s renders', async (path) => {
    expect(await faultsOf(path, { empty })).toEqual([]);
  });
});

describe.each(singleTypes.map(({ info }) => info.singularName))('without %s', (name) => {
  it.each(paths)('%s renders', async (path) => {
    expect(await faultsOf(path, { missing: [name] })).toEqual([]);
  });
});

describe('without single types and menu', () => {
  const missing = [...singleTypes.map(({ info }) => info.singularName), 'navigation'];

  it.each(paths)('%s renders', async (path) => {
    expect(await faultsOf(path, { missing })).toEqual([]);
  });
});

interface Content {
  empty?: Empty;
  /** Unpublished single types. */
  missing?: string[];
}

async function faultsOf(path: string, content: Content): Promise<string[]> {
  const read = (requestPath: string) => Promise.resolve(responseOf(requestPath, content));
  const origin = 'https://example.com';
  const config = { siteUrl: origin, recaptchaSiteKey: null, analyticsUrl: null, search: null };
  const { status, html } = await render({ url: path, origin, template, read, config });
  const page = html.replaceAll(/<script.*?<\/script>/gs, '');
  const rules: [string, boolean][] = [
    [`status ${status}`, status === 200],
    [
      'an error',
      !/could not be loaded|there is a problem with this page|NaN|undefined|Invalid Date/.test(page),
    ],
    ['no heading', /\w/.test(textOf(page, 'h1'))],
    ['no title', /\w/.test(textOf(page, 'title'))],
    ['no footer', page.includes('<footer')],
    ['an empty heading or link', !/<h[1-6][^>]*>\s*<\/h[1-6]>|<a [^>]*href=""/.test(page)],
  ];
  return rules.flatMap(([fault, isFollowed]) => (isFollowed ? [] : [fault]));
}

const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';

const notFound = { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } };

function responseOf(path: string, { empty = 'null', missing = [] }: Content) {
  const { pathname } = new URL(path, 'https://example.com');
  const name = pathname.split('/')[2] ?? '';
  if (missing.includes(name)) return notFound;
  if (name === 'navigation') return { status: 200, body: [] };
  if (pathname === '/part-wizard/items') return { status: 200, body: { data: { families: [], media: [] } } };
  if (name === 'search') return { status: 200, body: { hits: [], estimatedTotalHits: 0 } };
  const type = contentTypes.find(({ info }) => info.singularName === name || info.pluralName === name);
  if (!type) return notFound;
  const entry = sparseEntry(type, empty);
  return { status: 200, body: { data: type.kind === 'singleType' ? entry : [entry], meta: {} } };
}
