import type { Core } from '@strapi/strapi';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { moveOrder } from '../../order/services/install-orders';
import { OrderDraft } from '../../order/services/order-draft';
import { findOrder } from '../../order/services/order-record';
import { placeOrder } from '../../order/services/place-order';
import { changePayment, lockUnsettled, payment, type PaymentRow } from './payment-record';
import { neededPayments } from './payments';

const abandonedMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Brings a payment to its end, whoever asks: the page that has paid, Stripe's webhook, or the clock. It looks at what
 * Stripe says now and not at what a message said, so it may be called again, at once by several, and in any order.
 */
export async function settlePayment(strapi: Core.Strapi, row: PaymentRow): Promise<void> {
  if (!row.intent) return await abandon(strapi, row);
  const { stripe } = neededPayments(strapi);
  const intent = await stripe.paymentIntents.retrieve(row.intent, {
    expand: ['payment_method', 'latest_charge'],
  });
  if (row.state === 'new' && intent.status === 'succeeded') await fulfil(strapi, row, intent);
  if (row.state === 'new' && intent.status === 'canceled')
    await changePayment(strapi, row.attempt, { state: 'cancelled' });
  if (row.state === 'new' && isAbandoned(intent, row)) await stripe.paymentIntents.cancel(row.intent);
  await payBack(strapi, row.attempt, intent);
}

// One transaction: the order and the note that the payment has it. A second one finds the payment no longer new.
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
    // The goods are gone, or were ordered already: then the money goes back.
    if (!(error instanceof HttpError)) throw error;
    await changePayment(strapi, attempt, {
      state: 'unfulfilled',
      refund: 'wanted',
      problem: error.kind.name,
    });
  }
}

async function payBack(strapi: Core.Strapi, attempt: string, intent: Stripe.PaymentIntent): Promise<void> {
  const row = await payment(strapi, { attempt });
  if (!row || row.refund === 'done') return;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaidBack = charge?.refunded === true;
  if (row.refund !== 'wanted' && !isPaidBack) return;
  if (!isPaidBack)
    await neededPayments(strapi).stripe.refunds.create(
      { payment_intent: intent.id },
      { idempotencyKey: `refund-${attempt}` },
    );
  await strapi.db.transaction(async () => {
    await changePayment(strapi, attempt, { refund: 'done' });
    const order = row.order ? await findOrder(strapi, row.order) : undefined;
    if (order && order.state !== 'refunded') await moveOrder(strapi, order.documentId, { state: 'refunded' });
  });
}

// Whoever did not get the secret cannot pay; a repeat of the request begins where it ended.
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
