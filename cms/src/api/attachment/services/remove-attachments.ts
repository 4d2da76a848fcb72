import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow } from '../../../platform/database/rows';
import { attachmentOwners } from './attachment-owners';
import { removeFile } from './attachment-files';
import { deleteUnclaimed, releaseAttachments, unclaimedSince } from './attachment-record';
import { attachmentLimits } from './size-limits';

const ReferenceRow = v.object({ reference: v.nullable(v.string()) });

/** Deleting a request releases its attachments, and the next run of `removeUnclaimed` deletes them. */
export function installAttachmentRelease(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'delete' || !releasesOnDelete(uid) || !('documentId' in params)) return next();
    const row: unknown = await strapi.db
      .query(uid)
      .findOne({ where: { documentId: params.documentId }, select: ['reference'] });
    const reference = parseRow(ReferenceRow, row)?.reference;
    return await strapi.db.transaction(async () => {
      const result = await next();
      if (reference) await releaseAttachments(strapi, [reference]);
      return result;
    });
  });
}

function releasesOnDelete(uid: string): boolean {
  return attachmentOwners.all().some((owner) => owner.subject === uid && owner.releasesOnDelete);
}

/** Deletes files that no form has claimed. Runs as a scheduled job. */
export async function removeUnclaimed(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  // The row is deleted first: a file without a row only wastes space, but a row without a file is a broken link.
  for (const file of await unclaimedSince(strapi, now - attachmentLimits.unclaimedMs))
    if (await deleteUnclaimed(strapi, file)) await removeFile(file);
}
