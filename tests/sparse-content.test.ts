import { describe, expect, it } from 'vitest';
import { contentTypes } from './support/sparse-content.ts';
import { sparseResponse, visiblePaths, type SparseContent } from './support/sparse-response.ts';
import { render } from '#src/app/entry-server.tsx';

const template =
  '<html><head><!--head--><!--/head--></head><body><div id="root"><!--app--></div></body></html>';
const singleTypes = contentTypes.filter(({ kind }) => kind === 'singleType');

describe.each(['null', 'absent', 'blank'] as const)('with every optional field %s', (empty) => {
  it.each(visiblePaths)('%s renders', async (path) => {
    expect(await faultsOf(path, { empty })).toEqual([]);
  });
});

describe.each(singleTypes.map(({ info }) => info.singularName))('without %s', (name) => {
  it.each(visiblePaths)('%s renders', async (path) => {
    expect(await faultsOf(path, { missing: [name] })).toEqual([]);
  });
});

describe('without single types and menu', () => {
  const missing = [...singleTypes.map(({ info }) => info.singularName), 'navigation'];

  it.each(visiblePaths)('%s renders', async (path) => {
    expect(await faultsOf(path, { missing })).toEqual([]);
  });
});

async function faultsOf(path: string, content: SparseContent): Promise<string[]> {
  const read = (requestPath: string) => Promise.resolve(sparseResponse(requestPath, content));
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
