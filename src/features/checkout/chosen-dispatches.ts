import type { CheckoutDraft } from '#src/contract/checkout.ts';
import { dispatchesOf } from '#src/format/order-dispatch.ts';
import type { CheckoutCart } from './checkout-cart.ts';

/** When the order, as chosen, starts to ship and is complete. */
export function chosenDispatches({ shown }: CheckoutCart, deliveryMode: CheckoutDraft['deliveryMode']) {
  const { first, last } = dispatchesOf(shown.lines);
  return { first: deliveryMode === 'as-ready' ? first : last, last };
}
