import type { SitemapEntry } from '#src/contract/sitemap.ts';

/** What is known of a page that is saved, by its path. */
export type Saved = Record<string, { changedAt: string | null; savedAt: number }>;

const hour = 3_600_000;
const week = 168 * hour;

/**
 * What must be fetched: new and changed pages, those of which nobody knows whether they changed once an hour, and each
 * once a week, because a page shows more than its own entry.
 */
export const toFetch = (listed: SitemapEntry[], saved: Saved, now: number) =>
  listed.filter(({ path, changedAt }) => {
    const known = saved[path];
    if (!known || known.changedAt !== changedAt) return true;
    return now - known.savedAt > (changedAt === null ? hour : week);
  });

/** Without the pages that are no longer there. */
export function stillListed(listed: SitemapEntry[], saved: Saved): Saved {
  const paths = new Set(listed.map(({ path }) => path));
  return Object.fromEntries(Object.entries(saved).filter(([path]) => paths.has(path)));
}
