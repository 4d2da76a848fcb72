import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { attachmentOwners } from './attachment-owners';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';

const Row = v.object({ name: v.string(), media: v.string(), owner: v.string() });
type StoredAttachment = v.InferOutput<typeof Row> & { subject: string };

/** A file that has arrived and belongs to a request or order; `subject` is the content type of its owner. */
export async function findAttachment(
  strapi: Core.Strapi,
  file: string,
): Promise<StoredAttachment | undefined> {
  const complete = strapi.db.connection(tables.attachments).where({ file }).whereNotNull('completed');
  const row = parseRow(Row, await complete.whereNotNull('owner').first());
  if (!row) return undefined;
  for (const { subject, field } of attachmentOwners.all()) {
    const count = await strapi.db.query(subject).count({ where: { [field]: row.owner } });
    if (count > 0) return { ...row, subject };
  }
  return undefined;
}
