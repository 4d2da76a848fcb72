import { send } from '#src/api/send.ts';
import { parseFakePayment } from '#src/contract/payment-attempt.ts';
import { confirmAsBank } from './fake-bank.ts';
import { fakeElements } from './fake-elements.ts';

const payments = '/shopping-cart/test-payments/v1/payment_intents';

type Elements = ReturnType<typeof fakeElements>;
interface Confirming {
  clientSecret: string;
  /** Missing for a saved card. */
  elements?: Elements;
}

/**
 * Replaces Stripe's script in test mode, without a Stripe account: the same calls, the same test cards
 * (docs.stripe.com/testing), no money.
 */
export function installFakeStripe() {
  Object.assign(window, { Stripe: fakeStripe });
}

function fakeStripe() {
  return {
    elements: fakeElements,
    retrievePaymentIntent: (clientSecret: string) =>
      sendToFake(`${urlOf(clientSecret)}?client_secret=${clientSecret}`),
    confirmPayment,
    // Stripe's own package checks for these.
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  };
}

async function confirmPayment({ clientSecret, elements }: Confirming) {
  const card = elements && { type: 'card', card: { number: elements.number() } };
  const response = await sendToFake(`${urlOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    ...(card ? { payment_method_data: card } : {}),
  });
  if (response.paymentIntent?.status !== 'requires_action') return response;
  const outcome = (await confirmAsBank()) ? 'succeed' : 'fail';
  return await sendToFake(`${urlOf(clientSecret)}/authenticate`, {
    client_secret: clientSecret,
    outcome,
  });
}

const urlOf = (clientSecret: string) => `${payments}/${clientSecret.split('_secret_')[0]}`;

async function sendToFake(path: string, body?: object) {
  const outcome = await send(path, body ? { method: 'POST', body } : { cache: 'no-store' });
  if (outcome.type === 'unreachable') return { error: { type: 'api_connection_error' } };
  const { status, message } = parseFakePayment(outcome.body);
  return message === null ? { paymentIntent: { status } } : { error: { type: 'card_error', message } };
}

const unused = () => Promise.reject(new Error('The fake Stripe does not support this call.'));
