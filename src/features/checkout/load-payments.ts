import type { Stripe } from '@stripe/stripe-js';
// The other entry would fetch Stripe's script with every page.
import { loadStripe } from '@stripe/stripe-js/pure';

/** The key of the fake payment service, which moves no money and runs on our own server. */
const fakeKey = 'pk_test_standin';

/** Null where it cannot be had. */
export async function loadPayments(publishableKey: string): Promise<Stripe | null> {
  try {
    if (publishableKey !== fakeKey) return await loadStripe(publishableKey);
    (await import('./fake-stripe.ts')).installFakeStripe();
    // With a test key the loader would compare its version with the fake's.
    return await loadStripe('fake');
  } catch {
    return null;
  }
}
