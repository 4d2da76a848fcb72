import { ApiError } from '#src/api/errors.ts';
import type { Cart } from '#src/contract/cart.ts';
import {
  parseChanged,
  parseFieldErrors,
  parseShortLines,
  type ShortLine,
  type Totals,
} from '#src/contract/checkout.ts';
import { parseOrder, type Order } from '#src/contract/order.ts';
import { ownRequest } from '#src/outbox/own-request.ts';
import { keyOfOrder } from './draft.ts';

export type Placing =
  | { type: 'placed'; order: Order }
  /** Prices, tax or lines are others than those that were seen. */
  | { type: 'changed'; totals: Totals; cart: Cart }
  | { type: 'short'; lines: ShortLine[] }
  | { type: 'refused'; message: string; fields: { path: (string | number)[]; message: string }[] }
  | { type: 'unreachable' };

/** Orders at once, or not at all: an order never waits in the outbox. */
export async function placeOrder(subject: string | null, data: object): Promise<Placing> {
  const body = { data };
  const key = keyOfOrder(subject, JSON.stringify(body));
  try {
    const order = await ownRequest('/shopping-cart/orders', async () => parseOrder, {
      method: 'POST',
      body,
      key,
    });
    return { type: 'placed', order };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Placing {
  if (!(error instanceof ApiError) || error.status >= 500) return { type: 'unreachable' };
  const changed = parseChanged(error.details);
  if (changed) return { type: 'changed', ...changed };
  const lines = parseShortLines(error.details);
  if (lines.length > 0) return { type: 'short', lines };
  return { type: 'refused', message: error.message, fields: parseFieldErrors(error.details) };
}
