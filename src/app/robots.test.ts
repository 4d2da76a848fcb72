import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('robots.txt keeps crawlers from calls, searches and the admin, and names the sitemap', async () => {
  expect(await robotsIn('en')).toBe(
    `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /compare
Disallow: /search
Disallow: /share

Sitemap: https://shop.example/sitemap.xml
`,
  );
});

it('robots.txt is about all languages of the site', async () => {
  expect(await robotsIn('en', 'de', 'fr')).toBe(
    `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /compare
Disallow: /search
Disallow: /share
Disallow: /de/api/
Disallow: /de/compare
Disallow: /de/search
Disallow: /de/share
Disallow: /fr/api/
Disallow: /fr/compare
Disallow: /fr/search
Disallow: /fr/share

Sitemap: https://shop.example/sitemap.xml
Sitemap: https://shop.example/de/sitemap.xml
Sitemap: https://shop.example/fr/sitemap.xml
`,
  );
});

async function robotsIn(...languages: string[]): Promise<string> {
  vi.stubGlobal('__SITE_LANGUAGES__', languages);
  const { robots } = await import('./sitemap.ts');
  return robots({ origin: 'https://shop.example' });
}
