import { lineToSend, parseLineChange, parseLineChanges, parseLineId } from '#src/contract/cart.ts';
import type { Kind } from './kind.ts';

const shared = { lane: 'cart', needsHumanCheck: false, page: '/cart', confirms: 'cart' } as const;
const cart = '/shopping-cart/cart';

/** A line is sent once, as it is to be in the end. */
const lineIdOf = (payload: unknown) => parseLineId(payload);

/** Changes of the cart: each says what is to be, so that a repeat changes nothing. */
export const cartKinds = {
  'cart-line': {
    ...shared,
    supersedeKeyOf: lineIdOf,
    label: 'Line of the cart',
    buildRequest: ({ payload }) => {
      const { id, ...line } = lineToSend(parseLineChange(payload));
      return { path: `${cart}/${id}`, method: 'PUT', data: line };
    },
  },
  'cart-lines': {
    ...shared,
    label: 'Lines of the cart',
    page: '/quick-order',
    buildRequest: ({ payload }) => ({
      path: cart,
      method: 'POST',
      data: { lines: parseLineChanges(payload).map(lineToSend) },
    }),
  },
  'cart-remove': {
    ...shared,
    supersedeKeyOf: lineIdOf,
    label: 'Line removed from the cart',
    buildRequest: ({ payload }) => ({ path: `${cart}/${parseLineId(payload)}`, method: 'DELETE' }),
  },
  'cart-empty': {
    ...shared,
    label: 'Cart emptied',
    buildRequest: () => ({ path: cart, method: 'DELETE' }),
  },
} satisfies Record<string, Kind>;
