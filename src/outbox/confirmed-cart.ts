import {
  parseConfirmedCart,
  parseLineChanges,
  parseLineId,
  parseMissingLines,
  type Cart,
  type LineChange,
} from '#src/contract/cart.ts';
import { toLineChange } from '#src/contract/line-change.ts';
import { parseEntry, type Entry } from '#src/contract/outbox.ts';
import { createEntry, isPending } from './entry.ts';
import type { ServerState } from './server-state.ts';

/** State returned by the server, and the entry it was the response to. */
export interface Confirmation {
  serverState: ServerState;
  cartToken?: string | undefined;
  entry?: Entry;
}

/** Key of the lines that were in the cart but that the server no longer has. */
export const missingKeyOf = (subject: string | null) => `cart-missing ${subject ?? 'visitor'}`;

/** Sorts before every pending entry, because these lines were in the cart first. */
const firstSequence = -1;

interface ConfirmedCartWrite extends Omit<Confirmation, 'serverState'> {
  cart: Cart;
  key: string;
  subject: string | null;
}

/**
 * Compares the cart returned by the server with the one stored earlier, then calls `put` to store the new one.
 *
 * Only this device writes to a visitor's cart, so lines the server returned earlier should still be there. If the server
 * has created a new cart, the lost lines are sent again. If it knows the cart, the lines were removed for a reason (an
 * order, another window), so they are shown to the visitor as missing. An account's cart has other writers, so nothing is
 * compared.
 */
export function putConfirmedCart(
  transaction: IDBTransaction,
  confirmation: ConfirmedCartWrite,
  put: () => void,
): void {
  const session = transaction.objectStore('session');
  const stored = session.get(confirmation.key);
  const missingKey = missingKeyOf(confirmation.subject);
  const missing = session.get(missingKey);
  missing.addEventListener('success', () => {
    const known = parseMissingLines(missing.result);
    const lost =
      confirmation.subject === null
        ? findLostLines(parseConfirmedCart(stored.result)?.cart, confirmation)
        : [];
    if (confirmation.subject === null && confirmation.cart.isNew) resendLines(transaction, lost);
    else putMissing(session, missingKey, findMissingLines([...known, ...lost], confirmation.cart));
    put();
  });
}

function findLostLines(earlier: Cart | undefined, { cart, entry }: ConfirmedCartWrite): LineChange[] {
  if (!earlier || entry?.kind === 'cart-empty') return [];
  const removed = entry?.kind === 'cart-remove' ? parseLineId(entry.payload) : undefined;
  return earlier.lines
    .filter(({ id }) => id !== removed && !cart.lines.some((line) => line.id === id))
    .map((line) => toLineChange(line, earlier.currency));
}

function resendLines(transaction: IDBTransaction, lines: LineChange[]) {
  for (const payload of lines) {
    const entry = createEntry({ kind: 'cart-line', subject: null, payload, attachments: [] }, Date.now());
    transaction.objectStore('entries').put({ ...entry, sequence: firstSequence }, entry.id);
  }
}

function findMissingLines(lines: LineChange[], { lines: confirmation, mergedLines }: Cart): LineChange[] {
  const missing = new Map(lines.map((line) => [line.id, line]));
  for (const id of [...confirmation.map((line) => line.id), ...mergedLines]) missing.delete(id);
  return [...missing.values()];
}

function putMissing(session: IDBObjectStore, key: string, lines: LineChange[]) {
  if (lines.length > 0) session.put(lines, key);
  else session.delete(key);
}

/**
 * Called when a visitor signs in. The server should merge the visitor's cart into the account's. All lines are recorded as
 * missing until the first response shows which of them were merged, because the server may no longer have the visitor's
 * cart. Pending entries are moved separately. `commit` ends the transaction.
 */
export function moveCartToAccount(
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
    const lines = cart?.lines.map((line) => toLineChange(line, cart.currency)) ?? [];
    const known = missing.flatMap(({ result }) => parseMissingLines(result));
    const pending = entries.result.flatMap((one) => parseEntry(one) ?? []).filter(isOfVisitorsCart);
    putMissing(session, missingKeyOf(subject), [...known, ...notPending(lines, pending)]);
    commit();
  });
}

const isOfVisitorsCart = (entry: Entry) =>
  entry.lane === 'cart' && entry.subject === null && isPending(entry);

function notPending(lines: LineChange[], pending: Entry[]): LineChange[] {
  if (pending.some(({ kind }) => kind === 'cart-empty')) return [];
  const changed = new Set(pending.flatMap(({ kind, payload }) => linesIn(kind, payload)));
  return lines.filter(({ id }) => !changed.has(id));
}

const linesIn = (kind: Entry['kind'], payload: unknown): string[] =>
  kind === 'cart-lines' ? parseLineChanges(payload).map(({ id }) => id) : [parseLineId(payload)];
