import type { Core } from '@strapi/strapi';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { invalid, notFound, HttpError } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { draftOrder, isOwnDraft, OrderDraft, type Shopper } from '../../order/services/order-draft';
import type { Checkout } from '../../pricing/services/checkout-requests';
import { findCard, stripeCustomerFor } from './saved-cards';
import { changePayment, insertPayment, payment, type PaymentRow } from './payment-record';
import { requirePayments } from './payments';

type PaymentRequest = Checkout & { fingerprint: string; saveCard: boolean | null; savedCard: string | null };
export type StartedPayment = { clientSecret: string; paymentIntent: string; total: number; currency: string };

const firstCheckMs = 60_000;

/**
 * Stores the amount and the order draft before calling Stripe, so that the order can be placed from them whenever the
 * payment arrives. The Idempotency-Key of the request is also sent to Stripe, so a repeat creates no second payment.
 */
export async function startPayment(
  strapi: Core.Strapi,
  { attempt, shopper }: { attempt: string; shopper: Shopper },
  { saveCard, savedCard, ...checkout }: PaymentRequest,
): Promise<StartedPayment> {
  const { stripe } = requirePayments(strapi);
  const known = await payment(strapi, { attempt });
  const draft = known ? undefined : await draftOrder(strapi, shopper, { ...checkout, method: 'card' });
  if (draft && draft.totals.total <= 0) throw invalid(texts().payments.nothingToPay);
  if (known && !isOwnDraft(v.parse(OrderDraft, JSON.parse(known.draft)), shopper)) throw notFound();
  const row = known ?? (await store(strapi, attempt, draft));
  if (row.intent && row.secret) return startedPayment(row.intent, row.secret, row);
  const stripeCustomer = shopper.customer
    ? await stripeCustomerFor(strapi, shopper.customer, checkout.contact.email)
    : undefined;
  const card = savedCard ? await ownCard(stripe, savedCard, stripeCustomer) : {};
  const intent = await stripe.paymentIntents.create(
    {
      amount: row.amount,
      currency: row.currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      metadata: { attempt },
      receipt_email: checkout.contact.email,
      ...(stripeCustomer ? { customer: stripeCustomer } : {}),
      ...(stripeCustomer && saveCard ? { setup_future_usage: 'on_session' as const } : {}),
      ...card,
    },
    { idempotencyKey: `attempt-${attempt}` },
  );
  const secret = intent.client_secret ?? '';
  await changePayment(strapi, attempt, { intent: intent.id, secret });
  return startedPayment(intent.id, secret, row);
}

async function store(
  strapi: Core.Strapi,
  attempt: string,
  draft: OrderDraft | undefined,
): Promise<PaymentRow> {
  const now = Date.now();
  if (draft)
    await insertPayment(strapi, {
      attempt,
      draft: JSON.stringify(draft),
      amount: draft.totals.total,
      currency: draft.totals.currency,
      due: now + firstCheckMs,
      since: now,
    });
  const row = await payment(strapi, { attempt });
  if (!row) throw new Error('The stored payment does not exist.');
  return row;
}

async function ownCard(stripe: Stripe, card: string, stripeCustomer: string | undefined) {
  const savedCard = await findCard(stripe, card);
  if (stripeCustomer !== undefined && savedCard?.customer === stripeCustomer) return { payment_method: card };
  throw new HttpError(texts().payments.cardNotSaved, { status: 400, name: 'ValidationError' });
}

function startedPayment(
  paymentIntent: string,
  clientSecret: string,
  { amount, currency }: PaymentRow,
): StartedPayment {
  return { clientSecret, paymentIntent, total: amount, currency };
}
