import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Need } from '../../platform/admin-panel/staff-access';
import { sendNotFoundPage, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { openAttachment } from './services/attachment-files';
import { findOwned } from './services/attachment-record';
import { attachmentOwners } from './services/attachment-owners';
import { fileNameFor } from './services/file-name';

export const attachmentStaffRoutes: StaffRoute[] = [
  { path: '/attachments/:file([\\da-f-]{36})', needs, send },
];

// A file that no form has claimed has no owner. Staff get a 404 for it, instead of a 403, only if they may read all types of
// owner.
async function needs(strapi: Core.Strapi, ctx: Context): Promise<Need[]> {
  const stored = await findAttachment(strapi, ctx.params.file);
  const subjects = stored ? [stored.subject] : attachmentOwners.all().map(({ subject }) => subject);
  return subjects.map((subject) => ({ subject, action: 'read', fields: ['attachments'] }));
}

async function send(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { file } = ctx.params;
  const stored = await findAttachment(strapi, file);
  const bytes = stored && (await openAttachment(file));
  if (!stored || !bytes) return sendNotFoundPage(ctx);
  ctx.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.attachment(`${file.slice(0, 8)}-${fileNameFor(stored.name, stored.mediaType)}`);
  ctx.type = stored.mediaType;
  ctx.body = bytes;
}

// Returns the file with `subject`, the content type of its owner.
async function findAttachment(strapi: Core.Strapi, file: string) {
  const row = await findOwned(strapi, file);
  if (!row) return undefined;
  for (const { subject, field } of attachmentOwners.all()) {
    const count = await strapi.db.query(subject).count({ where: { [field]: row.owner } });
    if (count > 0) return { ...row, subject };
  }
  return undefined;
}
