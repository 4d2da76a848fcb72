import { expect, it } from 'vitest';
import { robots } from './sitemap.ts';

it('robots.txt keeps crawlers from calls, searches and the admin, and names the sitemap', () => {
  expect(robots({ origin: 'https://shop.example' })).toBe(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /compare',
      'Disallow: /search',
      'Disallow: /share',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});
