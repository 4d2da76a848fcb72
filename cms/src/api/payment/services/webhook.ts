import type { Core } from '@strapi/strapi';
import type Stripe from 'stripe';
import { invalid } from '../../../platform/http/http-error';
import { isProcessedEvent, payment, storeProcessedEvent } from './payment-record';
import { requirePayments } from './payments';
import { settlePayment } from './settle';

/** Returns once the event is stored. Throws if Stripe should resend it. */
export async function receiveWebhook(strapi: Core.Strapi, body: string, signature: string): Promise<void> {
  const event = verifyEvent(strapi, body, signature);
  const intent = intentOf(event);
  if (intent === undefined || (await isProcessedEvent(strapi, event.id))) return;
  const row = (await payment(strapi, { intent })) ?? (await findByAttempt(strapi, event));
  if (row) await settlePayment(strapi, { ...row, intent });
  await storeProcessedEvent(strapi, { event: event.id, type: event.type, intent });
}

function verifyEvent(strapi: Core.Strapi, body: string, signature: string): Stripe.Event {
  const { stripe, webhookSecret } = requirePayments(strapi);
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    throw invalid('The signature is not valid.');
  }
}

// Finds the payment if the process crashed after Stripe had created the PaymentIntent and before the id was stored.
async function findByAttempt(strapi: Core.Strapi, { data: { object } }: Stripe.Event) {
  if (object.object !== 'payment_intent') return undefined;
  const { attempt } = object.metadata;
  return attempt ? await payment(strapi, { attempt }) : undefined;
}

function intentOf({ data: { object } }: Stripe.Event): string | undefined {
  if (object.object === 'payment_intent') return object.id;
  if (object.object !== 'charge' && object.object !== 'refund') return undefined;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : intent?.id;
}
