import { apiUrl } from '#src/api/api-url.ts';
import type { ApiResponse } from '#src/api/api-response.ts';
import { EntryUrl } from '#src/contract/page.ts';
import { parseCollection } from '#src/contract/strapi.ts';
import { escapeXml } from '#src/format/escape-xml.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { urlIn } from '#src/format/url-in.ts';

interface SitemapRequest {
  origin: string;
  read: (path: string) => Promise<ApiResponse>;
}

const staticPaths = [
  '/',
  '/products',
  '/news',
  '/videos',
  '/contacts',
  '/contact',
  '/part-wizard',
  '/request-quote',
  '/request-demo',
  '/calibration-and-repair',
  '/certificates',
  '/scan',
];

const collections = [
  { path: '/api/product-categories', pageOf: (url: string) => `/categories/${url}` },
  { path: '/api/products', pageOf: (url: string) => `/products/${url}` },
  { path: '/api/products', pageOf: (url: string) => `/products/${url}/documents` },
  { path: '/api/news-articles', pageOf: (url: string) => `/news/${url}` },
  { path: '/api/videos', pageOf: (url: string) => `/videos/${url}` },
  { path: '/api/pages', pageOf: (url: string) => `/${url}` },
];

/** All public pages as a sitemap: https://www.sitemaps.org/protocol.html */
export async function sitemap({ origin, read }: SitemapRequest): Promise<string> {
  const lists = await Promise.all(
    collections.map(async ({ path, pageOf }) =>
      (await entriesOf(path, read)).map((entry) =>
        line(origin + publicPath(pageOf(entry.url)), entry.updatedAt),
      ),
    ),
  );
  const all = [...staticPaths.map((path) => line(origin + publicPath(path), null)), ...lists.flat()];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all.join('\n')}\n</urlset>\n`;
}

const notIndexed = ['/api/', '/compare', '/search', '/share'];

/** Crawlers read it at the root only, so it is about all languages. */
export function robots({ origin }: { origin: string }): string {
  const inAll = (paths: string[]) =>
    siteLanguages.flatMap((language) => paths.map((path) => urlIn(language, path)));
  const rules = ['/admin', ...inAll(notIndexed)].map((path) => `Disallow: ${path}\n`);
  const sitemaps = inAll(['/sitemap.xml']).map((path) => `Sitemap: ${origin}${path}\n`);
  return `User-agent: *\n${rules.join('')}\n${sitemaps.join('')}`;
}

const pageSize = 250;

async function entriesOf(path: string, read: SitemapRequest['read']): Promise<EntryUrl[]> {
  const entries: EntryUrl[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await read(
      apiUrl(path, { fields: 'url,updatedAt', sort: 'url', pagination: { page, pageSize } }),
    );
    const batch = parseCollection(EntryUrl)(body);
    entries.push(...batch);
    if (batch.length < pageSize) return entries;
  }
}

const line = (location: string, updatedAt: string | null) =>
  `<url><loc>${escapeXml(location)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`;
