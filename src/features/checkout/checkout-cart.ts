import type { Cart, CartLine } from '#src/contract/cart.ts';
import type { CheckoutDraft } from '#src/contract/checkout.ts';
import type { Entry } from '#src/contract/outbox.ts';

/** The part of the cart that the checkout needs. */
export interface CheckoutCart {
  subject: string | null;
  confirmed: Cart | undefined;
  /** When the server last returned it, in milliseconds; undefined if it never has. */
  savedAt: number | undefined;
  shown: { lines: CartLine[]; currency: string };
  /** Changes that are not on the server yet. */
  pending: Entry[];
  /** The quote that is ordered instead of the cart. */
  quote?: { id: string; token: string; contact: CheckoutDraft['contact']; country: string };
}
