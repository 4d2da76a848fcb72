import type { StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { CardForm, Confirmation } from './card-form.ts';

/** Stripe's Payment Element, made before the payment is: its amount may change until then. */
export async function stripeCardForm(
  publishableKey: string,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): Promise<CardForm> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment service could not be loaded');
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const elements = stripe.elements({
    mode: 'payment',
    amount: amountMinor,
    currency: currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    appearance: { theme: isDark ? 'night' : 'stripe' },
  });
  const element = elements.create('payment');
  const confirmParams = { return_url: `${window.location.origin}/checkout` };

  return {
    mount: (place) => element.mount(place),
    unmount: () => element.destroy(),
    changeAmount: (amount) => elements.update({ amount }),
    submit: async () => (await elements.submit()).error?.message,
    confirm: async (clientSecret, isSaved) => {
      // A try whose end was not seen may have been paid.
      const known = await stripe.retrievePaymentIntent(clientSecret);
      if (isDone(known.paymentIntent?.status)) return { type: 'paid' };
      const { error } = isSaved
        ? await stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' })
        : await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
      return error ? refusal(error) : { type: 'paid' };
    },
  };
}

const isDone = (status: string | undefined) => status === 'succeeded' || status === 'processing';

function refusal({ type, message }: StripeError): Confirmation {
  if (type === 'api_connection_error') return { type: 'unreachable' };
  return { type: 'declined', message: message ?? 'The card was declined. Try another one.' };
}
