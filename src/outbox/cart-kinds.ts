import { lineToSend, parseLineChange, parseLineChanges, parseLineId } from '#src/contract/cart.ts';
import { m } from '#src/messages/m.ts';
import type { Kind } from './kind.ts';

const shared = { lane: 'cart', needsHumanCheck: false, page: '/cart', confirms: 'cart' } as const;
const cart = '/shopping-cart/cart';

/** Only the last change of a line is sent. */
const lineIdOf = (payload: unknown) => parseLineId(payload);

/** Changes to the cart. Each states the final value, not a step, so a repeated request changes nothing. */
export const cartKinds = {
  'cart-line': {
    ...shared,
    supersedeKeyOf: lineIdOf,
    label: m.outbox.kindCartLine,
    buildRequest: ({ payload }) => {
      const { id, ...line } = lineToSend(parseLineChange(payload));
      return { path: `${cart}/${id}`, method: 'PUT', data: line };
    },
  },
  'cart-lines': {
    ...shared,
    label: m.outbox.kindCartLines,
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
    label: m.outbox.kindCartRemove,
    buildRequest: ({ payload }) => ({ path: `${cart}/${parseLineId(payload)}`, method: 'DELETE' }),
  },
  'cart-empty': {
    ...shared,
    label: m.outbox.kindCartEmpty,
    buildRequest: () => ({ path: cart, method: 'DELETE' }),
  },
} satisfies Record<string, Kind>;
