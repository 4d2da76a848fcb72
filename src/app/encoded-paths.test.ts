import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse } from '#src/api/api-response.ts';
import { setTransport } from '#src/api/send.ts';
import { render } from './entry-server.tsx';

const url = 'größe-é';
const known = { id: 1, documentId: 'c', name: 'Drucksensor', url, partNumber: 'Ä-1', summary: '' };

beforeAll(() => {
  setTransport((path) => Promise.resolve(responseOf(path)));
});

describe('a path that is percent-encoded', () => {
  it.each([
    ['a letter outside ASCII', '%C3%A4'],
    ['the same letter with lower-case escapes', '%c3%a4'],
    ['the same letter as two characters', 'a%CC%88'],
    ['a currency sign', '%E2%82%AC'],
    ['an emoji', '%F0%9F%92%A9'],
    ['a noncharacter', '%EF%BF%BF'],
    ['a slash', 'a%2Fb'],
    ['a percent sign', '%25'],
    ['an encoded path, encoded again', '%25C3%25A4'],
    ['brackets', '%5B%5D'],
    ['a known url in its decomposed form', encodeURIComponent(url.normalize('NFD'))],
  ])('returns 404 if nothing has this URL: %s', async (_what, encoded) => {
    for (const folder of ['/', '/categories/', '/products/', '/news/', '/videos/', '/documents/', '/p/']) {
      const { status, html } = await page(`${folder}${encoded}`);
      expect([folder, status]).toEqual([folder, 404]);
      expect(html).not.toContain('<title>Loading');
    }
    expect((await page(`/products/${encoded}/documents`)).status).toBe(404);
  });

  it('opens its page, with upper- or lower-case escapes', async () => {
    const encoded = encodeURIComponent(url);
    for (const one of [encoded, encoded.toLowerCase()])
      for (const folder of ['/categories/', '/products/']) {
        const { status, html } = await page(`${folder}${one}`);
        expect([one, status]).toEqual([one, 200]);
        expect(html).toContain('<title>Drucksensor');
      }
  });

  it('redirects a short URL to its product, decoded once', async () => {
    expect(await page('/p/%C3%84-1')).toMatchObject({ status: 302 });
    expect((await page('/p/%25C3%2584-1')).html).toContain('%C3%84-1');
  });
});

function page(path: string) {
  const origin = 'https://example.com';
  return render({
    url: path,
    origin,
    template: '<!--head--><!--/head--><div id="root"><!--app--></div>',
    read: () => Promise.reject(new Error('Another transport responds')),
    config: { siteUrl: origin, recaptchaSiteKey: null, analyticsUrl: null, search: null },
  });
}

function responseOf(path: string): ApiResponse {
  const { pathname, searchParams } = new URL(path, 'https://example.com');
  if (/^\/api\/(?:pages|news|videos|documents)/.test(pathname)) return { status: 200, body: { data: [] } };
  if (!pathname.startsWith('/api/product')) return { status: 404, body: undefined };
  const requestedUrl = searchParams.get('filters[url][$eq]');
  const data = requestedUrl === null || requestedUrl === url ? [known] : [];
  return { status: 200, body: { data, meta: { pagination: { page: 1, pageCount: 1 } } } };
}
