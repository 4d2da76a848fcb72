import type { Core } from '@strapi/strapi';
import { longestWaitMs } from '../../../platform/database/due';
import { changePayment, unfinishedPayments } from './payment-record';
import { payments } from './payments';
import { settlePayment } from './settle';

const batchSize = 50;
const second = 1000;

/**
 * Settles every payment that is not final, for example because the tab was closed, a webhook was lost, the process
 * crashed between payment and order, or a refund failed. The interval between attempts grows to one hour.
 */
export async function reconcilePayments(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  if (!payments(strapi)) return;
  for (const row of await unfinishedPayments(strapi, now, batchSize)) {
    const delayMs = Math.min(30 * second * 2 ** Math.min(row.attempts, 10), longestWaitMs);
    await changePayment(strapi, row.attempt, { due: now + delayMs, attempts: row.attempts + 1 });
    await settlePayment(strapi, row).catch((error) =>
      strapi.log.error(`A payment could not be checked and will be retried: ${String(error)}`),
    );
  }
}
