import type { Core } from '@strapi/strapi';
import type Stripe from 'stripe';
import { failRefund } from '../../order/services/complete-refund';
import { findOrder } from '../../order/services/order-record';
import type { PaymentRow } from './payment-record';
import { requirePayments } from './payments';

/**
 * Detects refunds that Stripe accepted but that failed later, for example because the account of the card was closed.
 * Calls Stripe only for orders that have a refund.
 */
export async function detectFailedRefunds(
  strapi: Core.Strapi,
  { order: id, intent, attempt }: PaymentRow,
): Promise<void> {
  const order = id ? await findOrder(strapi, id) : undefined;
  const done = order?.refunds.filter(({ state }) => state === 'done') ?? [];
  if (!order || !intent || done.length === 0) return;
  const { data } = await requirePayments(strapi).stripe.refunds.list({ payment_intent: intent, limit: 100 });
  for (const { key } of done) {
    // A refund of the remaining amount that was created in Stripe's dashboard has no key.
    const attempts = data.filter(({ metadata }) => (metadata?.refund || attempt) === key);
    const failed = attempts.find(hasFailed);
    const isReplaced = attempts.some((refund) => !hasFailed(refund));
    if (failed && !isReplaced) await failRefund(strapi, { order: order.documentId, key }, problemOf(failed));
  }
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

const problemOf = ({ failure_reason: reason, status }: Stripe.Refund) =>
  (reason ?? status ?? 'failed').replaceAll('_', ' ');
