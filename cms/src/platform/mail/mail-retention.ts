import type { Core } from '@strapi/strapi';
import { tables } from '../database/schema';
import { deleteForgottenFiles } from './mailbox';

// The same period as for idempotency claims, so that questions about a request can be answered.
const retentionMs = 45 * 24 * 60 * 60 * 1000;

/** Deletes e-mails after 45 days, sent or not, and their files in the local mailbox. */
export async function removeOldMails(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const mails = () => strapi.db.connection(tables.mails);
  const unsent = () => mails().where({ sent: null, rejected: null });
  const end = now - retentionMs;
  await mails().where('sent', '<', end).delete();
  await mails().where('rejected', '<', end).delete();
  // E-mails that an earlier version stored have no date, so their period begins now.
  await unsent().whereNull('queued').update({ queued: now });
  const lost = await unsent().where('queued', '<', end).delete();
  if (lost > 0)
    strapi.log.error(`${lost} e-mails could not be sent for 45 days and were deleted. Check SMTP_URL.`);
  await deleteForgottenFiles(strapi);
}
