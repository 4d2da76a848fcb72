import { ApiError } from '#src/api/errors.ts';
import type { Cart } from '#src/contract/cart.ts';
import {
  parseChanged,
  parsePaymentIntent,
  parseShortLines,
  type ShortLine,
  type Totals,
} from '#src/contract/checkout.ts';
import { parseFieldErrors } from '#src/contract/failure.ts';
import { parseOrder, type Order } from '#src/contract/order.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';
import { sendRequest } from '#src/outbox/send-request.ts';
import { keyOfAttempt } from './draft.ts';

/** Why no order was placed. */
export type NotPlaced =
  /** Prices, tax or lines differ from those the customer has seen. */
  | { type: 'changed'; totals: Totals; cart: Cart }
  | { type: 'short'; lines: ShortLine[] }
  | { type: 'rejected'; message: string; fields: { path: (string | number)[]; message: string }[] }
  /** The card was declined; no payment was taken. */
  | { type: 'declined'; message: string }
  | { type: 'unreachable' };

/** The payment method, as sent to the server. */
export type OrderPayment =
  | { kind: 'purchase-order'; number: string; attachment: string | null }
  | { kind: 'card'; paymentIntent: string };
export type Placing = { type: 'placed'; order: Order } | NotPlaced;
type Starting = { type: 'started'; started: { clientSecret: string; paymentIntent: string } } | NotPlaced;

/** Places the order immediately or not at all: orders are never queued in the outbox. */
export async function placeOrder(
  subject: string | null,
  data: { payment: OrderPayment; terms: true },
): Promise<Placing> {
  const body = { data };
  const key = keyOfAttempt('order-attempt', subject, JSON.stringify(body));
  const isCheckNeeded = subject === null && data.payment.kind === 'purchase-order';
  const pass = isCheckNeeded ? await passForOrder(key) : '';
  if (pass === undefined) return { type: 'unreachable' };
  try {
    const order = await requestAsUser('/shopping-cart/orders', async () => parseOrder, {
      method: 'POST',
      body,
      key,
      ...(pass === '' ? {} : { headers: { 'Captcha-Pass': pass } }),
    });
    return { type: 'placed', order };
  } catch (error) {
    return reasonOf(error);
  }
}

/** A visitor's purchase order needs a human check, because it reserves goods. */
async function passForOrder(key: string): Promise<string | undefined> {
  try {
    const { requestPassByProofOfWork: passByWork } = await import('#src/outbox/human-check.ts');
    const check = await passByWork(key, sendRequest);
    return 'pass' in check ? check.pass : undefined;
  } catch {
    // The script cannot be loaded while offline.
    return undefined;
  }
}

/** Asks the server to start a payment for the totals the customer has seen. A retry uses the same key. */
export async function startPayment(subject: string | null, data: object): Promise<Starting> {
  const body = { data };
  const key = keyOfAttempt('payment-attempt', subject, JSON.stringify(body));
  try {
    const started = await requestAsUser('/shopping-cart/payment-intent', async () => parsePaymentIntent, {
      method: 'POST',
      body,
      key,
    });
    return { type: 'started', started };
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): NotPlaced {
  if (!(error instanceof ApiError) || error.status >= 500) return { type: 'unreachable' };
  const changed = parseChanged(error.details);
  if (changed) return { type: 'changed', ...changed };
  const lines = parseShortLines(error.details);
  if (lines.length > 0) return { type: 'short', lines };
  return { type: 'rejected', message: error.message, fields: parseFieldErrors(error.details) };
}
