import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import { removeFile } from './attachment-files';
import { attachmentLimits } from './size-limits';

// The row goes first: a file without a row is lost space, a row without a file would be a broken promise.
export async function removeUnclaimed(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const table = () => strapi.db.connection(tables.attachments);
  const old: { file: string }[] = await table()
    .where({ owner: null })
    .where('since', '<', now - attachmentLimits.unclaimedMilliseconds);
  for (const { file } of old) {
    if ((await table().where({ file, owner: null }).delete()) === 1) await removeFile(file);
  }
}
