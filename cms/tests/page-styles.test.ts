import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { stylesOfPage } from '../src/platform/site-build/page-styles';
import { aBackend, type Backend } from './support/backend';

const stylesFor = (sheet: string, html: string) => stylesOfPage(sheet)(html);

describe('the styles of a page', () => {
  it.each([
    ['a rule of a class on the page', '.a{color:red}', '<p class="b a">', '.a{color:red}'],
    ['no rule of another class', '.a{color:red}.b{color:blue}', '<p class="b">', '.b{color:blue}'],
    ['no rule of a class whose name only begins alike', '.a{color:red}', '<p class="a-b _a">', ''],
    ['rules of elements, which any page may contain', 'p>a{color:red}', '<p>', 'p>a{color:red}'],
    [
      'a rule of two classes if both are there',
      '.a .b{color:red}',
      '<p class="a"><i class="b">',
      '.a .b{color:red}',
    ],
    ['no rule of two classes of which one is missing', '.a .b{color:red}', '<p class="a">', ''],
    [
      'of several selectors those that can match',
      '.a,.b>i,p{color:red}',
      '<p class="b">',
      '.b>i,p{color:red}',
    ],
    ['what another class excludes', '.a:not(.b){color:red}', '<p class="a">', '.a:not(.b){color:red}'],
    [
      'what one of several classes makes match',
      ':is(.a,.b:has(.c)) i{top:0}',
      '',
      ':is(.a,.b:has(.c)) i{top:0}',
    ],
    [
      'rules of attributes, whose values may contain a dot',
      'a[href$=".pdf"]{top:0}',
      '',
      'a[href$=".pdf"]{top:0}',
    ],
    [
      'the icons on the page',
      '.i[data-icon=x]{top:0}.i[data-icon=y]{top:1px}',
      '<i class="i" data-icon="y">',
      '.i[data-icon=y]{top:1px}',
    ],
    [
      'fonts and animations',
      '@font-face{src:url(a)}@keyframes b{to{top:0}}',
      '',
      '@font-face{src:url(a)}@keyframes b{to{top:0}}',
    ],
    [
      'all declarations of a rule',
      '.a{color:red;top:0!important}',
      '<p class="a">',
      '.a{color:red;top:0!important}',
    ],
  ])('contain %s', (...[, sheet, html, expected]) => {
    expect(stylesFor(sheet, html)).toBe(expected);
  });

  it('keep the order and the conditions of the rules', () => {
    const sheet =
      'p{top:0}@media print{.a{top:1px}.b{top:2px}}.b{top:3px}@media print{@supports (top:0){p{top:4px}}}i{top:5px}';
    expect(stylesFor(sheet, '<p class="b">')).toBe(
      'p{top:0}@media print{.b{top:2px}}.b{top:3px}@media print{@supports (top:0){p{top:4px}}}i{top:5px}',
    );
  });

  it('contain no condition without a rule', () => {
    expect(stylesFor('@media print{.a{top:0}}p{top:0}', '')).toBe('p{top:0}');
  });

  it('of two pages do not depend on each other', () => {
    const stylesOf = stylesOfPage('.a{top:0}.b{top:1px}');
    expect([stylesOf('<p class="a">'), stylesOf('<p class="b">')]).toEqual(['.a{top:0}', '.b{top:1px}']);
  });
});

describe('the site', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await aBackend();
  });

  it('gives the worker the built page itself, with the policy for its styles', async () => {
    const { statusCode, headers, payload } = await backend.get('/index.html');
    expect(statusCode).toBe(200);
    expect(payload).toContain('<!--app-->');
    expect(payload).toContain('<link rel="stylesheet" crossorigin href="/assets/style-1a2b3c4d.css" />');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain(`style-src-elem 'self' ${hashesOf(payload)};`);
  });

  it('writes the styles that a page needs into it, and allows them by their hash', async () => {
    for (const url of ['/', '/nowhere']) {
      const { headers, payload } = await backend.get(url);
      expect(payload).not.toContain('rel="stylesheet"');
      expect(payload).toContain('p{');
      expect(payload).not.toContain('.map');
      expect(payload.includes('.list')).toBe(url === '/');
      expect(headers['content-security-policy']).toContain(`style-src-elem 'self' ${hashesOf(payload)};`);
    }
  });
});

const hashesOf = (html: string): string =>
  Array.from(
    html.matchAll(/<style>([^]*?)<\/style>/g),
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  ).join(' ');
