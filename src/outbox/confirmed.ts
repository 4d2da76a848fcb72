import {
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

/** Beside the session, not in a store of its own: older pages that are still open could not open a newer database. */
const keyOf = (of: ServerState['of'], subject: string | null) => `${of} ${subject ?? 'visitor'}`;

/** Of this page: what could not be stored, because there is no storage or no room. */
const inMemory = new Map<string, unknown>();

async function readStored(key: string): Promise<unknown> {
  return inMemory.get(key) ?? (await read('session', (stored) => stored.get(key)).catch(() => undefined));
}

/** The cart as the server last told it to this person; undefined where it has not yet. */
export async function readConfirmed(subject: string | null): Promise<ConfirmedCart | undefined> {
  return parseConfirmedCart(await readStored(keyOf('cart', subject)));
}

/** What the account keeps, as the server last told. */
export async function readConfirmedConfigurations(
  subject: string,
): Promise<SavedConfiguration[] | undefined> {
  return parseConfirmedConfigurations(await readStored(keyOf('configurations', subject)));
}

/** What a person had in the cart and the server no longer has, for that person to decide. */
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

/** The cart was ordered: nothing of it is missed. */
export async function storeEmptyCart(subject: string | null): Promise<void> {
  const cart = { currency: 'EUR', lines: [], subtotal: 0, fingerprint: '', isNew: false, mergedLines: [] };
  const confirmed = { cart, savedAt: Date.now() };
  clearConfirmedInMemory();
  await write((transaction) => {
    transaction.objectStore('session').put(confirmed, keyOf('cart', subject));
    transaction.commit();
  }).catch(() => inMemory.set(keyOf('cart', subject), confirmed));
  notifyChanged();
}

/** The last of the transaction: it commits it. */
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

/** For a visitor who signs in, before anything of theirs is dropped. `commit` ends the transaction. */
export const moveConfirmedToAccount = (transaction: IDBTransaction, subject: string, commit: () => void) =>
  moveCartToAccount(transaction, { key: keyOf('cart', null), subject }, commit);
