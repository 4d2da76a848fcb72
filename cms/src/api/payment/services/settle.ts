import type { Core } from '@strapi/strapi';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { changeOrderState } from '../../order/services/install-orders';
import { OrderDraft } from '../../order/services/order-draft';
import { findOrder } from '../../order/services/order-record';
import { placeOrder } from '../../order/services/place-order';
import { lockOrder } from '../../order/services/reservations';
import { changePayment, lockUnsettled, payment, wholeRefund, type PaymentRow } from './payment-record';
import { withRemainingRefund } from '../../order/services/remaining-refund';
import { detectFailedRefunds } from './failed-refunds';
import { executePartialRefunds } from './partial-refunds';
import { requirePayments } from './payments';

const abandonedMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Settles a payment. Called by the page after payment, by Stripe's webhook and by a scheduled job. It reads the current
 * state from Stripe and ignores the event's content, so calls can be repeated, concurrent and in any order.
 */
export async function settlePayment(strapi: Core.Strapi, row: PaymentRow): Promise<void> {
  if (!row.intent) return await abandon(strapi, row);
  const { stripe } = requirePayments(strapi);
  await executePartialRefunds(strapi, row);
  const intent = await stripe.paymentIntents.retrieve(row.intent, {
    expand: ['payment_method', 'latest_charge'],
  });
  if (row.state === 'new' && intent.status === 'succeeded') await fulfil(strapi, row, intent);
  if (row.state === 'new' && intent.status === 'canceled')
    await changePayment(strapi, row.attempt, { state: 'cancelled' });
  if (row.state === 'new' && isAbandoned(intent, row)) await stripe.paymentIntents.cancel(row.intent);
  await refundRest(strapi, row.attempt, intent);
  await detectFailedRefunds(strapi, (await payment(strapi, { attempt: row.attempt })) ?? row);
}

// One transaction places the order and updates the payment. A concurrent call then finds that the payment is no longer `new`.
async function fulfil(
  strapi: Core.Strapi,
  { attempt }: PaymentRow,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  try {
    await strapi.db.transaction(async ({ trx }) => {
      const row = await lockUnsettled(trx, attempt);
      if (!row) return;
      const draft = v.parse(OrderDraft, JSON.parse(row.draft));
      const order = await placeOrder(strapi, draft, {
        kind: 'card',
        paymentIntent: intent.id,
        card: cardText(intent),
        since: row.since,
      });
      await changePayment(strapi, attempt, { state: 'ordered', order: order.documentId });
    });
  } catch (error) {
    // Out of stock or already ordered: refund the payment.
    if (!(error instanceof HttpError)) throw error;
    await changePayment(strapi, attempt, {
      state: 'unfulfilled',
      refund: wholeRefund,
      problem: error.kind.name,
    });
  }
}

async function refundRest(strapi: Core.Strapi, attempt: string, intent: Stripe.PaymentIntent): Promise<void> {
  const row = await payment(strapi, { attempt });
  if (!row || row.refund === 'done') return;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isRefunded = charge?.refunded === true;
  if (row.refund !== wholeRefund && !isRefunded) return;
  if (!isRefunded)
    await requirePayments(strapi).stripe.refunds.create(
      { payment_intent: intent.id, metadata: { refund: attempt } },
      { idempotencyKey: `refund-${attempt}` },
    );
  await strapi.db.transaction(async ({ trx }) => {
    // A refund by staff locks the order before the payment. The opposite order here could cause a deadlock.
    if (row.order) await lockOrder(trx, row.order);
    await changePayment(strapi, attempt, { refund: 'done' });
    const order = row.order ? await findOrder(strapi, row.order) : undefined;
    if (order && order.state !== 'refunded')
      await changeOrderState(strapi, order.documentId, {
        state: 'refunded',
        author: 'Payment',
        refunds: await withRemainingRefund(strapi, order, attempt),
      });
  });
}

// Without a stored intent, the client has no client_secret and cannot pay, unless it repeats the request.
async function abandon(strapi: Core.Strapi, { attempt, since }: PaymentRow): Promise<void> {
  if (since < Date.now() - abandonedMilliseconds)
    await changePayment(strapi, attempt, { state: 'cancelled' });
}

function isAbandoned({ status }: Stripe.PaymentIntent, { since }: PaymentRow): boolean {
  const isOpen =
    status === 'requires_payment_method' ||
    status === 'requires_confirmation' ||
    status === 'requires_action';
  return isOpen && since < Date.now() - abandonedMilliseconds;
}

function cardText({ payment_method: method }: Stripe.PaymentIntent): string {
  const card = typeof method === 'object' ? method?.card : undefined;
  return card ? `${card.brand} ${card.last4}` : '';
}
