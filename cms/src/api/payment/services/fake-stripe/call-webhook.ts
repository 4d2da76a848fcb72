import type { Core } from '@strapi/strapi';
import { environment } from '../../../../platform/config/environment';
import { type StripeObject, newId, seconds } from './memory';
import { derivedSecret } from '../../../../platform/config/derived-secret';
import { createHmac } from 'node:crypto';

const delayMilliseconds = 50;
const types: Record<string, string> = {
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
  requires_action: 'payment_intent.requires_action',
};

// Like Stripe, sends a signed event to the webhook shortly afterwards. If it is lost, the scheduled job settles the payment.
export function callWebhook(strapi: Core.Strapi, intent: StripeObject): void {
  const type = types[String(intent.status)];
  const address = strapi.server.httpServer.address();
  if (!type || address === null || typeof address === 'string') return;
  const body = JSON.stringify({
    id: newId('evt'),
    object: 'event',
    type,
    created: seconds(),
    livemode: false,
    data: { object: intent },
  });
  const host = environment().HOST === '0.0.0.0' ? '127.0.0.1' : environment().HOST;
  const send = () =>
    fetch(`http://${host}:${address.port}/shopping-cart/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) },
      body,
    }).catch((error) => strapi.log.warn(`The fake Stripe could not call the webhook: ${String(error)}`));
  setTimeout(send, delayMilliseconds).unref();
}

function signatureOf(body: string): string {
  const timestamp = seconds();
  const secret = `whsec_${derivedSecret('fake-stripe')}`;
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
