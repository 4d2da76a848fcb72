import { describe, expect, it } from 'vitest';
import { parseSitemap } from './sitemap.ts';

describe('the sitemap', () => {
  it('has paths with the time of their last change', () => {
    const xml =
      '<urlset><url><loc>http://a.example/</loc></url>\n<url><loc>http://a.example/news/a%20b</loc><lastmod>2026-01-01T00:00:00Z</lastmod></url></urlset>';
    expect(parseSitemap(xml)).toEqual([
      { path: '/', changedAt: null },
      { path: '/news/a%20b', changedAt: '2026-01-01T00:00:00Z' },
    ]);
  });

  it('is rejected if it lists no pages', () => {
    expect(() => parseSitemap('<html></html>')).toThrow('lists no page');
  });
});
