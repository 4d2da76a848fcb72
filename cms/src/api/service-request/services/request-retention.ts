import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { monthsBefore } from '../../../platform/jobs/months-before';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { requestUid } from './request-record';

// The next hourly run deletes the rest.
const batchSize = 200;
const Entries = v.array(v.object({ documentId: v.string() }));

/**
 * Deletes finished service requests that have not changed for `serviceRequestsKeptMonths`, with their attachments.
 * Certificates belong to the instrument and are not deleted.
 */
export async function removeOldServiceRequests(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { serviceRequestsKeptMonths: months } = await shopSettings(strapi);
  if (months === 0) return;
  const where = {
    updatedAt: { $lt: monthsBefore(now, months) },
    state: { $in: ['returned', 'declined'] },
  };
  const rows = await strapi.db
    .query(requestUid)
    .findMany({ where, select: ['documentId'], limit: batchSize });
  for (const { documentId } of v.parse(Entries, rows))
    await strapi.documents(requestUid).delete({ documentId });
}
