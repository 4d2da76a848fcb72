import type { Core } from '@strapi/strapi';
import StripeClient from 'stripe';
import { tables } from '../../../platform/database/schema';
import { minorFromDecimal } from '../../../platform/money/money';
import { completeRefund, type RefundOutcome } from '../../order/services/complete-refund';
import { findOrder } from '../../order/services/order-record';
import { lockOrder } from '../../order/services/reservations';
import { wholeRefund, type PaymentRow } from './payment-record';
import { requirePayments } from './payments';

/** Executes the refunds that staff have entered in the order. Stripe is never called inside a transaction. */
export async function executePartialRefunds(strapi: Core.Strapi, row: PaymentRow): Promise<void> {
  const { intent, order: id, refund: requested } = row;
  if (!id || !intent || (requested !== 'part' && requested !== wholeRefund)) return;
  const order = await findOrder(strapi, id);
  for (const { state, key, amount } of order?.refunds ?? []) {
    if (state !== 'requested') continue;
    const amountMinor = minorFromDecimal(amount, row.currency);
    await completeRefund(strapi, { order: id, key }, await execute(strapi, intent, { key, amountMinor }));
  }
  await clearRequest(strapi, id, row.attempt);
}

// Stripe forgets idempotency keys after a day, so this first looks for a refund whose outcome was not stored.
async function execute(
  strapi: Core.Strapi,
  intent: string,
  { key, amountMinor }: { key: string; amountMinor: number },
): Promise<RefundOutcome> {
  const { stripe } = requirePayments(strapi);
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  try {
    const refund =
      data.find(({ metadata }) => metadata?.refund === key) ??
      (await stripe.refunds.create(
        { payment_intent: intent, amount: amountMinor, metadata: { refund: key } },
        { idempotencyKey: `refund-${key}` },
      ));
    return refund.status === 'failed' || refund.status === 'canceled'
      ? { state: 'failed', problem: refund.failure_reason ?? refund.status }
      : { state: 'done' };
  } catch (error) {
    // For example because the payment was refunded in Stripe's dashboard. Other errors are retried.
    if (error instanceof StripeClient.errors.StripeInvalidRequestError)
      return { state: 'failed', problem: error.message };
    throw error;
  }
}

// Locks the order, so that a refund entered at the same moment is not missed.
async function clearRequest(strapi: Core.Strapi, order: string, attempt: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockOrder(trx, order);
    const refunds = (await findOrder(strapi, order))?.refunds ?? [];
    if (refunds.some(({ state }) => state === 'requested')) return;
    await trx(tables.payments).where({ attempt, refund: 'part' }).update({ refund: null });
  });
}
