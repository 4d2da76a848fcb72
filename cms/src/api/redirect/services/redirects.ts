import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import { documentIdOf } from '../../../platform/content/document-id';
import { hasOwnPages, pagePath } from '../../../platform/content/page-paths';
import { checkRedirect, type Redirect, redirectUid } from './check-redirect';

type Entry = { documentId: string };

const redirects: UID.ContentType = redirectUid;
// Made by the system when the url of a page changes, which knows what it does.
const bySystem = new AsyncLocalStorage<true>();
const publishing = new Set(['publish', 'create', 'update']);

// Links and search engines know the old address of a published entry: lead them to the new one.
export function installRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const isSaving = uid === redirects && (action === 'create' || action === 'update');
    if (isSaving && bySystem.getStore() !== true && 'data' in params) await check(strapi, params);
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
    if (after !== undefined && after !== before) await bySystem.run(true, () => lead(strapi, before, after));
    return result;
  });
}

// The path is kept without spaces around it: it is compared with what a browser asks for.
async function check(strapi: Core.Strapi, params: { data?: unknown }): Promise<void> {
  const data: Record<string, unknown> = Object(params.data);
  const documentId = documentIdOf(params);
  const before: Redirect | null = documentId
    ? await strapi.db
        .query(redirects)
        .findOne({ where: { documentId }, select: ['documentId', 'from', 'to'] })
    : null;
  for (const field of ['from', 'to'] as const)
    if (typeof data[field] === 'string') data[field] = data[field].trim();
  const { from, to } = { ...before, ...data };
  await checkRedirect(
    strapi,
    { documentId, from: String(from ?? ''), to: String(to ?? '') },
    before ?? undefined,
  );
}

async function lead(strapi: Core.Strapi, from: string | undefined, to: string): Promise<void> {
  const documents = strapi.documents(redirects);
  // The address is live again: nothing may lead away from it.
  for (const { documentId } of await find(strapi, { from: to })) await documents.delete({ documentId });
  if (from === undefined) return;
  // No chains: what led to the old address leads to the new one at once.
  for (const { documentId } of await find(strapi, { to: from }))
    await documents.update({ documentId, data: { to } });
  const [existing] = await find(strapi, { from });
  if (existing) await documents.update({ documentId: existing.documentId, data: { to } });
  else await documents.create({ data: { from, to, permanent: true } });
}

function find(strapi: Core.Strapi, where: object): Promise<Entry[]> {
  return strapi.db.query(redirects).findMany({ where, select: ['documentId'] });
}

async function publishedPath(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string | undefined> {
  const published: { url: string } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['url'] });
  return published ? pagePath(uid, published.url) : undefined;
}
