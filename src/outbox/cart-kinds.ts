import { lineToSend, parseLineChange, parseLineChanges, parseLineId } from '#src/contract/cart.ts';
import type { Kind } from './kind.ts';

const shared = { lane: 'cart', needsHumanCheck: false, page: '/cart', confirms: 'cart' } as const;
const cart = '/shopping-cart/cart';

/** A line is sent once, as it is to be in the end. */
const endOf = (payload: unknown) => parseLineId(payload);

/** Changes of the cart: each says what is to be, so that a repeat changes nothing. */
export const cartKinds = {
  'cart-line': {
    ...shared,
    endOf,
    words: 'Line of the cart',
    parcelOf: ({ payload }) => {
      const { id, ...line } = lineToSend(parseLineChange(payload));
      return { path: `${cart}/${id}`, method: 'PUT', data: line };
    },
  },
  'cart-lines': {
    ...shared,
    words: 'Lines of the cart',
    page: '/quick-order',
    parcelOf: ({ payload }) => ({
      path: cart,
      method: 'POST',
      data: { lines: parseLineChanges(payload).map(lineToSend) },
    }),
  },
  'cart-remove': {
    ...shared,
    endOf,
    words: 'Line removed from the cart',
    parcelOf: ({ payload }) => ({ path: `${cart}/${parseLineId(payload)}`, method: 'DELETE' }),
  },
  'cart-empty': {
    ...shared,
    words: 'Cart emptied',
    parcelOf: () => ({ path: cart, method: 'DELETE' }),
  },
} satisfies Record<string, Kind>;
