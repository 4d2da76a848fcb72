import type { Stripe } from '@stripe/stripe-js';
// The other entry would fetch Stripe's script with every page.
import { loadStripe } from '@stripe/stripe-js/pure';

/** The key of the stand-in for the payment service, which moves no money and answers on our own server. */
const standInKey = 'pk_test_standin';

/** Null where it cannot be had. */
export async function loadPayments(publishableKey: string): Promise<Stripe | null> {
  try {
    if (publishableKey !== standInKey) return await loadStripe(publishableKey);
    (await import('./stand-in-stripe.ts')).installStandIn();
    // With a test key the loader would compare its version with the stand-in's.
    return await loadStripe('stand-in');
  } catch {
    return null;
  }
}
