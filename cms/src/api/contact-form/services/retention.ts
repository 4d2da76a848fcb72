import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { monthsBefore } from '../../../platform/jobs/months-before';
import { environment } from '../../../platform/config/environment';
import { enquiryUid as uid } from './enquiry-record';

// The job runs hourly, so the next run continues with the rest.
const batchSize = 200;
const Entries = v.array(v.object({ documentId: v.string() }));

/**
 * Deletes requests that were sent more than KEEP_REQUESTS_MONTHS ago, with their attachments. Requests that staff have not
 * finished are kept. Orders are also kept, as tax law requires, with the reference of their quote.
 */
export async function removeOldRequests(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { KEEP_REQUESTS_MONTHS: months } = environment();
  if (months === undefined) return;
  const where = { createdAt: { $lt: monthsBefore(now, months) }, state: { $notIn: ['new', 'in-work'] } };
  const rows = await strapi.db.query(uid).findMany({ where, select: ['documentId'], limit: batchSize });
  for (const { documentId } of v.parse(Entries, rows)) await strapi.documents(uid).delete({ documentId });
}
