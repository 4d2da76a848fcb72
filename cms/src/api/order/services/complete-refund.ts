import type { Core } from '@strapi/strapi';
import { sendRefund, sendRefundFailed } from './refund-emails';
import { findOrder } from './order-record';
import { lockOrder } from './reservations';

export type RefundOutcome = { state: 'done' } | { state: 'failed'; problem: string };

/** Stores the outcome of a refund and sends the e-mail about it, once: a repeat changes nothing. */
export async function completeRefund(
  strapi: Core.Strapi,
  { order: documentId, key }: { order: string; key: string },
  outcome: RefundOutcome,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockOrder(trx, documentId);
    const order = await findOrder(strapi, documentId);
    const refund = order?.refunds.find((each) => each.key === key);
    if (!order || refund?.state !== 'requested') return;
    await strapi.db.query('shop.order-refund').update({ where: { id: refund.id }, data: outcome });
    if (outcome.state === 'failed') await sendRefundFailed(strapi, order, { refund, ...outcome });
    else await sendRefund(strapi, order, refund);
  });
}
