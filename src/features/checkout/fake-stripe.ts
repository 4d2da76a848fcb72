import { parseFakePayment } from '#src/contract/payment-attempt.ts';
import { sendRequest } from '#src/outbox/send-request.ts';
import { askAsBank } from './fake-bank.ts';
import { fakeElements } from './fake-elements.ts';

const payments = '/shopping-cart/test-payments/v1/payment_intents';

type Elements = ReturnType<typeof fakeElements>;
interface Confirming {
  clientSecret: string;
  /** None for a saved card. */
  elements?: Elements;
}

/**
 * Stands at the place of Stripe's script where a shop tries out cards without an account of Stripe: the same calls, the
 * same test numbers (docs.stripe.com/testing), no money.
 */
export function installFakeStripe() {
  Object.assign(window, { Stripe: fakeStripe });
}

function fakeStripe() {
  return {
    elements: fakeElements,
    retrievePaymentIntent: (clientSecret: string) =>
      send(`${addressOf(clientSecret)}?client_secret=${clientSecret}`),
    confirmPayment,
    // Stripe's own package knows Stripe by these.
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  };
}

async function confirmPayment({ clientSecret, elements }: Confirming) {
  const card = elements && { type: 'card', card: { number: elements.number() } };
  const end = await send(`${addressOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    ...(card ? { payment_method_data: card } : {}),
  });
  if (end.paymentIntent?.status !== 'requires_action') return end;
  const outcome = (await askAsBank()) ? 'succeed' : 'fail';
  return await send(`${addressOf(clientSecret)}/authenticate`, { client_secret: clientSecret, outcome });
}

const addressOf = (clientSecret: string) => `${payments}/${clientSecret.split('_secret_')[0]}`;

async function send(path: string, body?: object) {
  const reply = await sendRequest(path, { method: body ? 'POST' : 'GET', ...(body ? { body } : {}) });
  if (reply === 'unreachable') return { error: { type: 'api_connection_error' } };
  const { status, message } = parseFakePayment(reply.body);
  return message === null ? { paymentIntent: { status } } : { error: { type: 'card_error', message } };
}

const unused = () => Promise.reject(new Error('The fake of Stripe does not support this call.'));
