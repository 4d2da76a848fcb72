import type { Core, UID } from '@strapi/strapi';
import { documentIdOf } from './document-id';
import { hasOwnPages, pagePath } from './addresses';

type Redirect = { documentId: string };

const redirects: UID.ContentType = 'api::redirect.redirect';
const publishing = new Set(['publish', 'create', 'update']);

// Links and search engines know the old address of a published entry: lead them to the new one.
export function installRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!hasOwnPages(uid) || !publishing.has(action)) return next();
    const known = documentIdOf(params);
    const before = known ? await publishedPath(strapi, uid, known) : undefined;
    const result = await next();
    const documentId = known ?? documentIdOf(result);
    const after = documentId ? await publishedPath(strapi, uid, documentId) : undefined;
    if (after !== undefined && after !== before) await lead(strapi, before, after);
    return result;
  });
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

function find(strapi: Core.Strapi, where: object): Promise<Redirect[]> {
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
