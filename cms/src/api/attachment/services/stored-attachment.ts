import type { Core } from '@strapi/strapi';
import { attachmentOwners } from './attachment-owners';
import { tables } from '../../../platform/database/schema';

type Row = { name: string; media: string; owner: string };
type StoredAttachment = Row & { subject: string };

/** A file that has arrived and belongs to a request or order; `subject` is the content type of its owner. */
export async function findAttachment(
  strapi: Core.Strapi,
  file: string,
): Promise<StoredAttachment | undefined> {
  const row: Row | undefined = await strapi.db
    .connection(tables.attachments)
    .where({ file })
    .whereNotNull('completed')
    .whereNotNull('owner')
    .first();
  if (!row) return undefined;
  for (const { subject, field } of attachmentOwners.all()) {
    const count = await strapi.db.query(subject).count({ where: { [field]: row.owner } });
    if (count > 0) return { ...row, subject };
  }
  return undefined;
}
