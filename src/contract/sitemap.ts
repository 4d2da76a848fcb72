import * as v from 'valibot';

export interface SitemapEntry {
  path: string;
  /** Null where nobody knows when the page changed: it is made of many entries. */
  changedAt: string | null;
}

const entryPattern = /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g;

/** Reads what our own backend writes (https://www.sitemaps.org/protocol.html); only paths count, not the origin. */
export function parseSitemap(text: unknown): SitemapEntry[] {
  const entries = [...v.parse(v.string(), text).matchAll(entryPattern)].map(
    ([, location = '', changedAt = null]) => ({
      path: new URL(location.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).pathname,
      changedAt,
    }),
  );
  if (entries.length === 0) throw new Error('The site map lists no page');
  return entries;
}
