import { randomUUID } from 'node:crypto';
import { aBackend, load } from './backend';
import { aCheckout, aContact, type Buyer } from './shop';

type Started = { clientSecret: string; paymentIntent: string; total: number; currency: string };
type PaymentOptions = { key?: string; changes?: object };

/** Requests the totals and starts the payment. */
export async function aPayment(
  buyer: Buyer,
  { key = randomUUID(), changes = {} }: PaymentOptions = {},
): Promise<Started> {
  return (await startPayment(buyer, key, changes)).json().data;
}

export async function startPayment(buyer: Buyer, key: string, changes: object = {}) {
  const checkout = { ...aCheckout, ...changes };
  const totals = await buyer.call('/shopping-cart/orders/tax', { method: 'POST', data: checkout });
  const { fingerprint } = totals.json().data ?? { fingerprint: 'none' };
  const data = { contact: aContact, ...checkout, fingerprint };
  return buyer.call('/shopping-cart/payment-intent', { method: 'POST', key, data });
}

/** Like Stripe.js in the browser. */
export async function pay({ clientSecret, paymentIntent }: Started, number = '4242424242424242') {
  return callFakeStripe(paymentIntent, 'confirm', {
    client_secret: clientSecret,
    payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2034 } },
  });
}

export async function completeAuthentication(
  { clientSecret, paymentIntent }: Started,
  outcome: 'succeed' | 'fail',
) {
  return callFakeStripe(paymentIntent, 'authenticate', { client_secret: clientSecret, outcome });
}

export async function payWithSaved({ clientSecret, paymentIntent }: Started, card: string) {
  return callFakeStripe(paymentIntent, 'confirm', { client_secret: clientSecret, payment_method: card });
}

async function callFakeStripe(intent: string, action: string, payload: object) {
  const { send } = await aBackend();
  const url = `/shopping-cart/test-payments/v1/payment_intents/${intent}/${action}`;
  return send({ method: 'POST', url, payload });
}

/** The last click of the checkout, after the payment. */
export async function orderPaid(buyer: Buyer, { paymentIntent }: Started, changes: object = {}) {
  const payment = { kind: 'card', paymentIntent };
  const data = { ...aCheckout, contact: aContact, fingerprint: 'as paid', payment, terms: true, ...changes };
  return buyer.call('/shopping-cart/orders', { method: 'POST', data });
}

/** A signed webhook of Stripe. */
export async function sendWebhook(
  type: string,
  object: object,
  { id = '', secret = '', timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  const { strapi, send } = await aBackend();
  const { stripe, webhookSecret } = load('api/payment/services/payments.js').payments(strapi);
  const body = JSON.stringify({ id: id || `evt_${randomUUID()}`, object: 'event', type, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: body,
    timestamp,
    secret: secret || webhookSecret,
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return send({ method: 'POST', url: '/shopping-cart/stripe/webhook', payload: body, headers });
}

export const succeeded = ({ paymentIntent }: Started) => ({
  object: 'payment_intent',
  id: paymentIntent,
  metadata: {},
});

export async function reconcile(now = Date.now() + 3_600_000): Promise<void> {
  const { strapi } = await aBackend();
  await load('api/payment/services/reconcile.js').reconcilePayments(strapi, now);
}

export async function ordersOf({ paymentIntent }: Started): Promise<{ state: string; number: string }[]> {
  const { strapi } = await aBackend();
  return strapi.db.query('api::order.order').findMany({ where: { paymentIntent } });
}

/** How often the payment was charged and refunded. */
export async function moneyOf({ paymentIntent }: Started) {
  const { strapi } = await aBackend();
  const rows: { body: string }[] = await strapi.db.connection('fieldshop_fake_stripe').select('body');
  const objects = rows.map(({ body }) => JSON.parse(body));
  const of = (kind: string) =>
    objects.filter((object) => object.object === kind && object.payment_intent === paymentIntent).length;
  return { captures: of('charge'), refunds: of('refund') };
}
