import type { Cart, CartLine } from '#src/contract/cart.ts';
import type { CheckoutDraft } from '#src/contract/checkout.ts';
import type { Entry } from '#src/contract/outbox.ts';

/** The cart as far as the checkout needs it; the cart on the device fits. */
export interface CheckoutCart {
  subject: string | null;
  confirmed: Cart | undefined;
  shown: { lines: CartLine[]; currency: string };
  /** Changes that are not on the server. */
  pending: Entry[];
  /** The quote that is ordered from, where it is not the cart. */
  quote?: { id: string; token: string; contact: CheckoutDraft['contact']; country: string };
}
