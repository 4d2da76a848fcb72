import {
  parseConfirmedCart,
  parseLineId,
  parseMissingLines,
  type Cart,
  type LineChange,
} from '#src/contract/cart.ts';
import { changeOf } from '#src/contract/line-change.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { entryOf } from './entry.ts';
import type { Held } from './held.ts';

/** What the server told, and to which change it was the response. */
export interface Told {
  held: Held;
  cartToken?: string | undefined;
  entry?: Entry;
}

export const missingKey = 'cart-missing visitor';

/** Before everything that is pending: it was in the cart before. */
const beforeAll = -1;

interface ToldCart extends Omit<Told, 'held'> {
  cart: Cart;
  key: string;
}

/**
 * Only this device writes to a visitor's cart, so what the server told earlier must still be there. A server that knew
 * nothing of the cart gets those lines again; one that did know it has its reasons (an order, another window), so they
 * are shown to the visitor. `put` then stores what was told.
 */
export function putToldCart(transaction: IDBTransaction, told: ToldCart, put: () => void): void {
  const session = transaction.objectStore('session');
  const earlier = session.get(told.key);
  const known = session.get(missingKey);
  known.addEventListener('success', () => {
    const lost = linesLost(parseConfirmedCart(earlier.result)?.cart, told);
    if (told.cart.isNew) sendAgain(transaction, lost);
    else keepMissing(transaction, [...parseMissingLines(known.result), ...lost], told.cart);
    put();
  });
}

function linesLost(earlier: Cart | undefined, { cart, entry }: ToldCart): LineChange[] {
  if (!earlier || entry?.kind === 'cart-empty') return [];
  const removed = entry?.kind === 'cart-remove' ? parseLineId(entry.payload) : undefined;
  return earlier.lines
    .filter(({ id }) => id !== removed && !cart.lines.some((line) => line.id === id))
    .map((line) => changeOf(line, earlier.currency));
}

function sendAgain(transaction: IDBTransaction, lines: LineChange[]) {
  for (const payload of lines) {
    const entry = entryOf({ kind: 'cart-line', subject: null, payload, attachments: [] }, Date.now());
    transaction.objectStore('entries').put({ ...entry, sequence: beforeAll }, entry.id);
  }
}

function keepMissing(transaction: IDBTransaction, lines: LineChange[], { lines: told }: Cart) {
  const missing = new Map(lines.map((line) => [line.id, line]));
  for (const { id } of told) missing.delete(id);
  const session = transaction.objectStore('session');
  if (missing.size > 0) session.put([...missing.values()], missingKey);
  else session.delete(missingKey);
}
