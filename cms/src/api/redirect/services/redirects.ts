import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { EntryRow, parseRow, parseRows } from '../../../platform/database/rows';
import { documentIdOf } from '../../../platform/content/document-id';
import { hasOwnPages, pagePath } from '../../../platform/content/page-paths';
import { checkRedirect, redirectUid } from './check-redirect';
import { createAsyncContext } from '../../../platform/async-context';

const RedirectRow = v.object({ documentId: v.string(), from: v.string(), to: v.string() });
const PageRow = v.object({ url: v.nullable(v.string()) });

const redirects: UID.ContentType = redirectUid;
// True while this code saves redirects. They need no check.
const automatic = createAsyncContext<true>();
const publishing = new Set(['publish', 'create', 'update']);

/** Redirects the old URL of a published entry to the new one, and checks redirects of editors. */
export function installRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const isSaving = uid === redirects && (action === 'create' || action === 'update');
    if (isSaving && automatic.getStore() !== true && 'data' in params) await check(strapi, params);
    return next();
  });
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!hasOwnPages(uid) || !publishing.has(action)) return next();
    const known = documentIdOf(params);
    const before = known ? await publishedPath(strapi, uid, known) : undefined;
    const result = await next();
    const documentId = known ?? documentIdOf(result);
    const after = documentId ? await publishedPath(strapi, uid, documentId) : undefined;
    if (after !== undefined && after !== before)
      await automatic.run(true, () => addRedirect(strapi, before, after));
    return result;
  });
}

/** Redirects a URL that an entry had to the one that it has. */
export async function redirectUrl(
  strapi: Core.Strapi,
  { uid, from, to }: { uid: UID.ContentType; from: string; to: string },
): Promise<void> {
  const target = pagePath(uid, to);
  if (target !== undefined) await automatic.run(true, () => addRedirect(strapi, pagePath(uid, from), target));
}

// Spaces around a path are removed, because it is compared with the path of requests.
async function check(strapi: Core.Strapi, params: { data?: unknown }): Promise<void> {
  const data: Record<string, unknown> = Object(params.data);
  const documentId = documentIdOf(params);
  const stored: unknown = documentId
    ? await strapi.db
        .query(redirects)
        .findOne({ where: { documentId }, select: ['documentId', 'from', 'to'] })
    : undefined;
  const before = parseRow(RedirectRow, stored);
  for (const field of ['from', 'to'] as const)
    if (typeof data[field] === 'string') data[field] = data[field].trim();
  const { from, to } = { ...before, ...data };
  await checkRedirect(strapi, { documentId, from: String(from ?? ''), to: String(to ?? '') }, before);
}

async function addRedirect(strapi: Core.Strapi, from: string | undefined, to: string): Promise<void> {
  const documents = strapi.documents(redirects);
  // A page has this URL again, so nothing may redirect from it.
  for (const { documentId } of await find(strapi, { from: to })) await documents.delete({ documentId });
  if (from === undefined) return;
  // Redirects to the old URL now point to the new one, so that there are no chains.
  for (const { documentId } of await find(strapi, { to: from }))
    await documents.update({ documentId, data: { to } });
  const [existing] = await find(strapi, { from });
  if (existing) await documents.update({ documentId: existing.documentId, data: { to } });
  else await documents.create({ data: { from, to, permanent: true } });
}

async function find(strapi: Core.Strapi, where: object) {
  const rows: unknown = await strapi.db.query(redirects).findMany({ where, select: ['documentId'] });
  return parseRows(EntryRow, rows);
}

async function publishedPath(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string | undefined> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['url'] });
  const published = parseRow(PageRow, row);
  return published ? pagePath(uid, published.url ?? undefined) : undefined;
}
