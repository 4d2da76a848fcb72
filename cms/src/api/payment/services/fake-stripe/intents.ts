import { savedCardNeedsAuthentication, testCard, type CardError } from './cards';
import { type StripeObject, type Memory, newId, seconds } from './memory';

export type FakeResponse = { status: number; body: unknown };

export function newIntent(fields: URLSearchParams): StripeObject {
  const id = newId('pi');
  const method = fields.get('payment_method');
  return {
    id,
    object: 'payment_intent',
    amount: Number(fields.get('amount')),
    amount_received: 0,
    currency: fields.get('currency'),
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    client_secret: `${id}_secret_${newId('s')}`,
    customer: fields.get('customer'),
    setup_future_usage: fields.get('setup_future_usage'),
    metadata: { attempt: fields.get('metadata[attempt]') ?? '' },
    payment_method: method,
    payment_method_types: ['card'],
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    created: seconds(),
    livemode: false,
  };
}

// Stripe.js confirms with a new card or a saved one.
export async function confirm(
  memory: Memory,
  intent: StripeObject,
  fields: URLSearchParams,
): Promise<FakeResponse> {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return failed('payment_intent_unexpected_state', 'This payment is already final.');
  const number = fields.get('payment_method_data[card][number]');
  const method = number
    ? await memory.put(methodOf(number, fields))
    : await memory.get(fields.get('payment_method') ?? String(intent.payment_method));
  if (!method) return failed('payment_intent_invalid_parameter', 'Enter a card.');
  const last4 = String(cardOf(method).last4);
  const { needsAuthentication, error } = number
    ? testCard(number)
    : { needsAuthentication: savedCardNeedsAuthentication(last4), error: undefined };
  const attempted = { ...intent, payment_method: method.id, pending_error: error ?? null };
  if (needsAuthentication)
    return { status: 200, body: await memory.put({ ...attempted, ...requiresAction }) };
  return error ? failWith(memory, attempted, error) : succeed(memory, attempted, method);
}

/** Applies the result of the bank's authentication page. */
export async function authenticate(
  memory: Memory,
  intent: StripeObject,
  isAuthenticated: boolean,
): Promise<FakeResponse> {
  if (intent.status !== 'requires_action')
    return failed('payment_intent_unexpected_state', 'No authentication is pending.');
  const method = await memory.get(String(intent.payment_method));
  if (!isAuthenticated || !method) return failWith(memory, intent, notAuthenticated);
  const pending = intent.pending_error;
  return isCardError(pending) ? failWith(memory, intent, pending) : succeed(memory, intent, method);
}

export async function cancel(memory: Memory, intent: StripeObject): Promise<FakeResponse> {
  if (intent.status === 'succeeded')
    return failed('payment_intent_unexpected_state', 'The payment has already succeeded.');
  return { status: 200, body: await memory.put({ ...intent, status: 'canceled', next_action: null }) };
}

const requiresAction = {
  status: 'requires_action',
  next_action: {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', fake: true },
  },
};
const notAuthenticated: CardError = {
  code: 'payment_intent_authentication_failure',
  message: 'Your bank could not verify your identity. Use another card, or try again.',
};

async function succeed(memory: Memory, intent: StripeObject, method: StripeObject): Promise<FakeResponse> {
  const charge = await memory.put({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    payment_intent: intent.id,
    refunded: false,
    created: seconds(),
  });
  if (intent.customer && intent.setup_future_usage)
    await memory.put({ ...method, customer: intent.customer });
  const done = {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
  };
  return { status: 200, body: await memory.put({ ...intent, ...done, last_payment_error: null }) };
}

async function failWith(memory: Memory, intent: StripeObject, cardError: CardError): Promise<FakeResponse> {
  const error = { type: 'card_error', ...cardError };
  const open = { status: 'requires_payment_method', last_payment_error: error, next_action: null };
  const stored = await memory.put({ ...intent, ...open });
  return { status: 402, body: { error: { ...error, payment_intent: stored } } };
}

function methodOf(number: string, fields: URLSearchParams): StripeObject {
  const digits = number.replaceAll(/\D/g, '');
  return {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: null,
    card: {
      brand: testCard(digits).brand,
      last4: digits.slice(-4),
      exp_month: Number(fields.get('payment_method_data[card][exp_month]') ?? 12),
      exp_year: Number(fields.get('payment_method_data[card][exp_year]') ?? 2034),
    },
    created: seconds(),
  };
}

function cardOf({ card }: StripeObject): { last4?: unknown } {
  return typeof card === 'object' && card !== null ? card : {};
}

function isCardError(value: unknown): value is CardError {
  return typeof value === 'object' && value !== null && 'code' in value;
}

const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** Like Stripe, rejects amounts that it cannot charge. https://docs.stripe.com/currencies#three-decimal */
export function amountProblem(amount: number, currency: unknown): FakeResponse | undefined {
  if (amount % 10 === 0 || !threeDecimals.has(String(currency))) return undefined;
  return failed('parameter_invalid_integer', `In ${String(currency)}, the amount must be a multiple of 10.`);
}

export function failed(code: string, message: string, status = 400): FakeResponse {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}
