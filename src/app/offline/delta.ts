import type { SitemapEntry } from '#src/contract/sitemap.ts';

/** Saved pages by path. */
export type Saved = Record<string, { changedAt: string | null; savedAt: number }>;

const hour = 3_600_000;
const week = 168 * hour;

/**
 * Pages to fetch: new and changed ones, pages without a modification date once an hour, and every page once a week, because a
 * page also shows content of other entries.
 */
export const toFetch = (listed: SitemapEntry[], saved: Saved, now: number) =>
  listed.filter(({ path, changedAt }) => {
    const known = saved[path];
    if (!known || known.changedAt !== changedAt) return true;
    return now - known.savedAt > (changedAt === null ? hour : week);
  });

/** Removes pages that no longer exist. */
export function stillListed(listed: SitemapEntry[], saved: Saved): Saved {
  const paths = new Set(listed.map(({ path }) => path));
  return Object.fromEntries(Object.entries(saved).filter(([path]) => paths.has(path)));
}
