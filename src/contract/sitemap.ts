import * as v from 'valibot';

export interface SitemapEntry {
  path: string;
  /** Null for pages made of many entries, which have no modification date. */
  changedAt: string | null;
}

const entryPattern = /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g;

/** Parses the sitemap of our own backend (https://www.sitemaps.org/protocol.html). Origins are ignored. */
export function parseSitemap(text: unknown): SitemapEntry[] {
  const entries = [...v.parse(v.string(), text).matchAll(entryPattern)].map(
    ([, location = '', changedAt = null]) => ({
      path: new URL(location.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).pathname,
      changedAt,
    }),
  );
  if (entries.length === 0) throw new Error('The sitemap lists no pages');
  return entries;
}
