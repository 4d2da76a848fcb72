import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pagePath } from '../platform/content/page-paths';
import type { SeedRecord } from './seed-record';

/** The URLs of an entry in earlier versions of the seed. */
export const EarlierUrls = v.optional(v.array(v.string()), []);

type Renamed = { key: string; uid: string; earlierUrls: string[] };

/**
 * Recognises an entry that was added with an earlier URL: it keeps that URL in this database and is not added twice.
 */
export function adoptRenamed({ entries }: SeedRecord, { key, uid, earlierUrls }: Renamed): void {
  const added = earlierUrls.map((url) => entries[`${uid}/${url}`]).find((id) => id !== undefined);
  if (added !== undefined) entries[key] ??= added;
}

/** Redirects the earlier URLs of a new entry, so that links to them keep working. */
export async function redirectEarlierUrls(
  strapi: Core.Strapi,
  { uid, earlierUrls }: Renamed,
  url: string,
): Promise<void> {
  // Not through the document service, which would check the redirect by requesting a page: the site is not running yet.
  const redirects = strapi.db.query('api::redirect.redirect');
  for (const earlier of earlierUrls) {
    const [from, to] = [pagePath(uid, earlier), pagePath(uid, url)];
    if (from === undefined || to === undefined || (await redirects.count({ where: { from } })) > 0) continue;
    await redirects.create({ data: { from, to, permanent: true, publishedAt: new Date() } });
  }
}
