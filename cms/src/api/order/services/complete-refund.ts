import type { Core } from '@strapi/strapi';
import { nextReference } from '../../../platform/database/reference';
import { sendRefund, sendRefundFailed, sendRefundFailedLater } from './refund-emails';
import { findOrder, type OrderRecord, type Refund } from './order-record';
import { lockOrder } from './reservations';

export type RefundOutcome = { state: 'done' } | { state: 'failed'; problem: string };
type RefundKey = { order: string; key: string };

/** Stores the outcome of a refund and sends the e-mail about it. A repeated call does nothing. */
export async function completeRefund(
  strapi: Core.Strapi,
  { order: documentId, key }: RefundKey,
  outcome: RefundOutcome,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockOrder(trx, documentId);
    const { order, refund } = await findRefund(strapi, { order: documentId, key });
    if (!order || refund?.state !== 'requested') return;
    const creditNote = outcome.state === 'done' ? await nextReference(strapi, 'CN') : '';
    await changeRefund(strapi, refund, { ...outcome, creditNote });
    if (outcome.state === 'failed') await sendRefundFailed(strapi, order, { refund, ...outcome });
    else await sendRefund(strapi, order, { ...refund, creditNote });
  });
}

/** Records that a refund failed after Stripe had accepted it. Staff and the customer get one e-mail each. */
export async function failRefund(strapi: Core.Strapi, refundKey: RefundKey, problem: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockOrder(trx, refundKey.order);
    const { order, refund } = await findRefund(strapi, refundKey);
    if (!order || refund?.state !== 'done') return;
    await changeRefund(strapi, refund, { state: 'failed', failedAt: new Date().toISOString(), problem });
    await sendRefundFailedLater(strapi, order, { refund, problem });
  });
}

async function findRefund(strapi: Core.Strapi, { order: documentId, key }: RefundKey) {
  const order: OrderRecord | undefined = await findOrder(strapi, documentId);
  return { order, refund: order?.refunds.find((each) => each.key === key) };
}

const changeRefund = (strapi: Core.Strapi, { id }: Refund, data: object) =>
  strapi.db.query('shop.order-refund').update({ where: { id }, data });
