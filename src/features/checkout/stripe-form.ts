import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { m } from '#src/messages/m.ts';
import type { CardForm, Confirmation } from './card-form.ts';

/** The form of Stripe's Payment Element. A bank with its own page redirects the customer back to this one. */
export function stripeForm(stripe: Stripe, elements: StripeElements): CardForm {
  const { origin, pathname, search } = window.location;
  const confirmParams = { return_url: origin + pathname + search };
  const redirect = 'if_required';
  return {
    submit: async () => (await elements.submit()).error?.message,
    confirm: async (clientSecret, isSaved) => {
      // An attempt with an unknown outcome may have been paid.
      const known = await stripe.retrievePaymentIntent(clientSecret);
      if (isDone(known.paymentIntent?.status)) return { type: 'paid' };
      const { error } = isSaved
        ? await stripe.confirmPayment({ clientSecret, confirmParams, redirect })
        : await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect });
      return error ? failed(error) : { type: 'paid' };
    },
  };
}

const isDone = (status: string | undefined) => status === 'succeeded' || status === 'processing';

function failed({ type, message }: StripeError): Confirmation {
  if (type === 'api_connection_error') return { type: 'unreachable' };
  return { type: 'declined', message: message ?? m.checkout.cardDeclined };
}
