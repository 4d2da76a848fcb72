import {
  parseConfirmedCart,
  parseLineChanges,
  parseLineId,
  parseMissingLines,
  type Cart,
  type LineChange,
} from '#src/contract/cart.ts';
import { changeOf } from '#src/contract/line-change.ts';
import { parseEntry, type Entry } from '#src/contract/outbox.ts';
import { entryOf, isWaiting } from './entry.ts';
import type { Held } from './held.ts';

/** What the server told, and to which change it was the response. */
export interface Told {
  held: Held;
  cartToken?: string | undefined;
  entry?: Entry;
}

/** Lines that the person had in the cart and the server no longer has. */
export const missingKeyOf = (subject: string | null) => `cart-missing ${subject ?? 'visitor'}`;

/** Before everything that is pending: it was in the cart before. */
const beforeAll = -1;

interface ToldCart extends Omit<Told, 'held'> {
  cart: Cart;
  key: string;
  subject: string | null;
}

/**
 * Only this device writes to a visitor's cart, not to an account's, so what the server told earlier must still be there. A server that knew
 * nothing of the cart gets those lines again; one that did know it has its reasons (an order, another window), so they
 * are shown to the visitor. `put` then stores what was told.
 */
export function putToldCart(transaction: IDBTransaction, told: ToldCart, put: () => void): void {
  const session = transaction.objectStore('session');
  const earlier = session.get(told.key);
  const missingKey = missingKeyOf(told.subject);
  const missing = session.get(missingKey);
  missing.addEventListener('success', () => {
    const known = parseMissingLines(missing.result);
    const lost = told.subject === null ? linesLost(parseConfirmedCart(earlier.result)?.cart, told) : [];
    if (told.subject === null && told.cart.isNew) sendAgain(transaction, lost);
    else putMissing(session, missingKey, stillMissing([...known, ...lost], told.cart));
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

function stillMissing(lines: LineChange[], { lines: told, mergedLines }: Cart): LineChange[] {
  const missing = new Map(lines.map((line) => [line.id, line]));
  for (const id of [...told.map((line) => line.id), ...mergedLines]) missing.delete(id);
  return [...missing.values()];
}

function putMissing(session: IDBObjectStore, key: string, lines: LineChange[]) {
  if (lines.length > 0) session.put(lines, key);
  else session.delete(key);
}

/**
 * For a visitor who signs in. The account's cart should take these lines over; the first answer of the server tells which it
 * did, because it may have forgotten the visitor's cart. What is still to be sent goes along by itself. `commit` ends the
 * transaction.
 */
export function takeCartAlong(
  transaction: IDBTransaction,
  { key, subject }: { key: string; subject: string },
  commit: () => void,
): void {
  const session = transaction.objectStore('session');
  const missing = [missingKeyOf(null), missingKeyOf(subject)].map((one) => session.get(one));
  const confirmed = session.get(key);
  const entries = transaction.objectStore('entries').getAll();
  entries.addEventListener('success', () => {
    const cart = parseConfirmedCart(confirmed.result)?.cart;
    const lines = cart?.lines.map((line) => changeOf(line, cart.currency)) ?? [];
    const known = missing.flatMap(({ result }) => parseMissingLines(result));
    const pending = entries.result.flatMap((one) => parseEntry(one) ?? []).filter(isOfVisitorsCart);
    putMissing(session, missingKeyOf(subject), [...known, ...notPending(lines, pending)]);
    commit();
  });
}

const isOfVisitorsCart = (entry: Entry) =>
  entry.lane === 'cart' && entry.subject === null && isWaiting(entry);

function notPending(lines: LineChange[], pending: Entry[]): LineChange[] {
  if (pending.some(({ kind }) => kind === 'cart-empty')) return [];
  const changed = new Set(pending.flatMap(({ kind, payload }) => linesIn(kind, payload)));
  return lines.filter(({ id }) => !changed.has(id));
}

const linesIn = (kind: Entry['kind'], payload: unknown): string[] =>
  kind === 'cart-lines' ? parseLineChanges(payload).map(({ id }) => id) : [parseLineId(payload)];
