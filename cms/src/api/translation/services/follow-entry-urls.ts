import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { typesWithTranslatedUrls } from '../../../platform/content/page-paths';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { translationUid } from './dictionary';
import { hashOf } from './one-row-per-text';

const UrlRow = v.object({ url: v.nullish(v.string(), '') });
const translated: ReadonlySet<string> = new Set(typesWithTranslatedUrls);
const saving = new Set(['publish', 'create', 'update']);

/** An entry keeps its URLs in the other languages when its English URL changes. */
export function installEntryUrlsFollow(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const documentId = documentIdOf(params);
    if (!translated.has(uid) || !saving.has(action) || documentId === undefined) return next();
    const before = await publishedUrl(strapi, uid, documentId);
    const result = await next();
    const after = await publishedUrl(strapi, uid, documentId);
    if (before && after && before !== after) await moveRow(strapi, before, after);
    return result;
  });
}

async function publishedUrl(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['url'] });
  return parseRow(UrlRow, row)?.url;
}

async function moveRow(strapi: Core.Strapi, before: string, after: string): Promise<void> {
  const hash = hashOf(`/${after}`);
  const query = strapi.db.query(translationUid);
  const isShared = (await publishedUrls(strapi)).includes(`/${before}`);
  if (isShared || (await query.count({ where: { hash } })) > 0) return;
  await query.updateMany({ where: { hash: hashOf(`/${before}`) }, data: { english: `/${after}`, hash } });
}

/** The URLs of all published entries that can have another in each language, as rows of the dictionary have them. */
export async function publishedUrls(strapi: Core.Strapi): Promise<string[]> {
  const urls: string[] = [];
  for (const uid of typesWithTranslatedUrls) {
    const rows: unknown = await strapi.db
      .query(uid)
      .findMany({ select: ['url'], where: { publishedAt: { $notNull: true } } });
    urls.push(...parseRows(UrlRow, rows).map(({ url }) => url));
  }
  return urls.filter(Boolean).map((url) => `/${url}`);
}
