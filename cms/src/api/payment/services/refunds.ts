import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';

// Stored in the transaction that requests the refund. The scheduled job that settles payments executes it.
export async function wantRefund(strapi: Core.Strapi, intent: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.payments).where({ intent }).update({ refund: 'wanted', due: 0 });
  });
}
