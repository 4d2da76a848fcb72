import type { Cart } from '#src/contract/cart.ts';
import type { ShopSettings, Step } from '#src/contract/checkout.ts';
import type { Order } from '#src/contract/order.ts';
import type { Attached } from '#src/contract/outbox.ts';
import type { CheckoutCart } from './checkout-cart.ts';

export interface ReviewProps {
  cart: CheckoutCart;
  settings: ShopSettings;
  attached: Attached[];
  onStep: (step: Step) => void;
  onCart: (cart: Cart) => void;
  onPlaced: (order: Order) => void;
}
