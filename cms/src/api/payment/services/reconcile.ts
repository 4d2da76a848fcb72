import type { Core } from '@strapi/strapi';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { changePayment, PaymentRow } from './payment-record';
import { payments } from './payments';
import { settlePayment } from './settle';

const atOnce = 50;
const second = 1000;
const longestWaitMilliseconds = 60 * 60 * second;
const keptMilliseconds = 400 * 24 * 60 * 60 * second;

/**
 * Settles every payment that is not final, for example because the tab was closed, a webhook was lost, the process
 * crashed between payment and order, or a refund failed. The interval between attempts grows to one hour.
 */
export async function reconcilePayments(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  if (!payments(strapi)) return;
  const open: unknown = await strapi.db
    .connection(tables.payments)
    .where('due', '<=', now)
    .where((unfinished) => unfinished.where({ state: 'new' }).orWhere({ refund: 'wanted' }))
    .orderBy('due')
    .limit(atOnce);
  for (const row of parseRows(PaymentRow, open)) {
    const wait = Math.min(30 * second * 2 ** Math.min(row.attempts, 10), longestWaitMilliseconds);
    await changePayment(strapi, row.attempt, { due: now + wait, attempts: row.attempts + 1 });
    await settlePayment(strapi, row).catch((error) =>
      strapi.log.error(`A payment could not be checked and will be retried: ${String(error)}`),
    );
  }
}

/** Deletes stored events once Stripe no longer resends them. */
export async function removeOldEvents(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db
    .connection(tables.webhookEvents)
    .where('received', '<', now - keptMilliseconds)
    .delete();
}
