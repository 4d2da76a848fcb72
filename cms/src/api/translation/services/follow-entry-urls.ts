import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { typesWithTranslatedUrls } from '../../../platform/content/page-paths';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { addTranslations } from './add-translations';
import { translationUid } from './dictionary';
import { hashOf } from './one-row-per-text';

const url = v.nullish(v.string(), '');
const UrlRow = v.object({ url });
const UrlsRow = v.object({ german: url, french: url });
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

/** What editors have entered for the new URL is kept. */
async function moveRow(strapi: Core.Strapi, before: string, after: string): Promise<void> {
  if ((await publishedUrls(strapi)).includes(`/${before}`)) return;
  const where = { hash: hashOf(`/${before}`) };
  const query = strapi.db.query(translationUid);
  const row = parseRow(UrlsRow, await query.findOne({ where }));
  if (!row) return;
  await addTranslations(strapi, [{ ...row, english: `/${after}` }]);
  await query.deleteMany({ where });
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
