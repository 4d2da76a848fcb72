import type { Core } from '@strapi/strapi';
import { attachmentOwners } from './attachment-owners';
import { tables } from '../../../platform/database/schema';

// With a deleted request go its files, at the next tidying up.
export function installAttachmentRelease(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'delete' || !releasesOnDelete(uid) || !('documentId' in params)) return next();
    const found: { reference: string } | null = await strapi.db
      .query(uid)
      .findOne({ where: { documentId: params.documentId }, select: ['reference'] });
    return await strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      if (found)
        await trx(tables.attachments).where({ owner: found.reference }).update({ owner: null, since: 0 });
      return result;
    });
  });
}

function releasesOnDelete(uid: string): boolean {
  return attachmentOwners.all().some((owner) => owner.subject === uid && owner.releasesOnDelete);
}
