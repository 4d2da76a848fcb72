import {
  emptyCart,
  parseConfirmedCart,
  parseMissingLines,
  type ConfirmedCart,
  type LineChange,
} from '#src/contract/cart.ts';
import { parseConfirmedConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { putCartToken } from './cart-token.ts';
import { notifyChanged } from './change-events.ts';
import { read, write } from './database.ts';
import type { ServerState } from './server-state.ts';
import { missingKeyOf, putConfirmedCart, moveCartToAccount, type Confirmation } from './confirmed-cart.ts';

/** In the `session` store: adding a store would need a new database version, which older pages still open could not open. */
const keyOf = (of: ServerState['of'], subject: string | null) => `${of} ${subject ?? 'visitor'}`;

/** Fallback for this page when nothing can be stored: no storage, or the disk is full. */
const inMemory = new Map<string, unknown>();

async function readStored(key: string): Promise<unknown> {
  return inMemory.get(key) ?? (await read('session', (stored) => stored.get(key)).catch(() => undefined));
}

/** The cart the server last returned for this person; undefined if it has returned none yet. */
export async function readConfirmed(subject: string | null): Promise<ConfirmedCart | undefined> {
  return parseConfirmedCart(await readStored(keyOf('cart', subject)));
}

/** The saved configurations the server last returned for this account. */
export async function readConfirmedConfigurations(
  subject: string,
): Promise<SavedConfiguration[] | undefined> {
  return parseConfirmedConfigurations(await readStored(keyOf('configurations', subject)));
}

/** Lines that were in the cart but that the server no longer has. The customer decides whether to add them again. */
export async function readMissingLines(subject: string | null): Promise<LineChange[]> {
  return parseMissingLines(await readStored(missingKeyOf(subject)));
}

export async function removeMissingLines(subject: string | null): Promise<void> {
  const missingKey = missingKeyOf(subject);
  inMemory.delete(missingKey);
  await write((transaction) => {
    transaction.objectStore('session').delete(missingKey);
    transaction.commit();
  }).catch(() => undefined);
  notifyChanged();
}

export async function storeConfirmed(subject: string | null, confirmation: Confirmation): Promise<void> {
  const { of, ...state } = confirmation.serverState;
  const key = keyOf(of, subject);
  try {
    await write((transaction) => putConfirmed(transaction, subject, confirmation));
    inMemory.delete(key);
  } catch {
    inMemory.set(key, { ...state, savedAt: Date.now() });
  }
  notifyChanged();
}

export const clearConfirmedInMemory = () => inMemory.clear();

/** Called after the cart was ordered, so that its lines do not count as missing. */
export async function storeEmptyCart(subject: string | null): Promise<void> {
  const confirmed = { cart: emptyCart, savedAt: Date.now() };
  clearConfirmedInMemory();
  await write((transaction) => {
    transaction.objectStore('session').put(confirmed, keyOf('cart', subject));
    transaction.commit();
  }).catch(() => inMemory.set(keyOf('cart', subject), confirmed));
  notifyChanged();
}

/** Must be the last write of the transaction: it commits. */
export function putConfirmed(
  transaction: IDBTransaction,
  subject: string | null,
  confirmation: Confirmation,
): void {
  const { of, ...state } = confirmation.serverState;
  const put = () => {
    transaction.objectStore('session').put({ ...state, savedAt: Date.now() }, keyOf(of, subject));
    transaction.commit();
  };
  if (confirmation.cartToken !== undefined && subject === null)
    putCartToken(transaction, confirmation.cartToken);
  if (confirmation.serverState.of !== 'cart') return put();
  putConfirmedCart(
    transaction,
    { ...confirmation, cart: confirmation.serverState.cart, key: keyOf(of, subject), subject },
    put,
  );
}

export function deleteConfirmed(transaction: IDBTransaction, subject: string | null): void {
  for (const of of ['cart', 'configurations'] as const)
    transaction.objectStore('session').delete(keyOf(of, subject));
  transaction.objectStore('session').delete(missingKeyOf(subject));
}

/** Called when a visitor signs in, before the visitor's data is deleted. `commit` ends the transaction. */
export const moveConfirmedToAccount = (transaction: IDBTransaction, subject: string, commit: () => void) =>
  moveCartToAccount(transaction, { key: keyOf('cart', null), subject }, commit);
