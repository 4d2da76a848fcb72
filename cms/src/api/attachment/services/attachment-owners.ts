import type { UID } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';

/** A content type whose entries own attachments. */
export type AttachmentOwner = {
  subject: UID.ContentType;
  /** The field whose value is stored as the owner of the attachments, such as "C-2026-000123". */
  field: string;
  /** Deleting the entry deletes its attachments. */
  releasesOnDelete?: true;
};

export const attachmentOwners = createRegistry<AttachmentOwner>();
