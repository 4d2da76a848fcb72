import {
  parseConfirmedCart,
  parseMissingLines,
  type ConfirmedCart,
  type LineChange,
} from '#src/contract/cart.ts';
import { parseConfirmedConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { putCartToken } from './cart-token.ts';
import { tellChanged } from './changes.ts';
import { read, write } from './database.ts';
import type { Held } from './held.ts';
import { missingKeyOf, putToldCart, takeCartAlong, type Told } from './told-cart.ts';

/** Beside the session, not in a store of its own: older pages that are still open could not open a newer database. */
const keyOf = (of: Held['of'], subject: string | null) => `${of} ${subject ?? 'visitor'}`;

/** Of this page: what could not be stored, because there is no storage or no room. */
const ofThisPage = new Map<string, unknown>();

async function readKept(key: string): Promise<unknown> {
  return ofThisPage.get(key) ?? (await read('session', (stored) => stored.get(key)).catch(() => undefined));
}

/** The cart as the server last told it to this person; undefined where it has not yet. */
export async function readConfirmed(subject: string | null): Promise<ConfirmedCart | undefined> {
  return parseConfirmedCart(await readKept(keyOf('cart', subject)));
}

/** What the account keeps, as the server last told. */
export async function readConfirmedConfigurations(
  subject: string,
): Promise<SavedConfiguration[] | undefined> {
  return parseConfirmedConfigurations(await readKept(keyOf('configurations', subject)));
}

/** What a person had in the cart and the server no longer has, for that person to decide. */
export async function readMissingLines(subject: string | null): Promise<LineChange[]> {
  return parseMissingLines(await readKept(missingKeyOf(subject)));
}

export async function dropMissingLines(subject: string | null): Promise<void> {
  const missingKey = missingKeyOf(subject);
  ofThisPage.delete(missingKey);
  await write((transaction) => {
    transaction.objectStore('session').delete(missingKey);
    transaction.commit();
  }).catch(() => undefined);
  tellChanged();
}

export async function keepConfirmed(subject: string | null, told: Told): Promise<void> {
  const { of, ...held } = told.held;
  const key = keyOf(of, subject);
  try {
    await write((transaction) => putConfirmed(transaction, subject, told));
    ofThisPage.delete(key);
  } catch {
    ofThisPage.set(key, { ...held, savedAt: Date.now() });
  }
  tellChanged();
}

export const forgetConfirmedOfThisPage = () => ofThisPage.clear();

/** The cart was ordered: nothing of it is missed. */
export async function keepEmptied(subject: string | null): Promise<void> {
  const cart = { currency: 'EUR', lines: [], subtotal: 0, fingerprint: '', isNew: false, mergedLines: [] };
  const kept = { cart, savedAt: Date.now() };
  forgetConfirmedOfThisPage();
  await write((transaction) => {
    transaction.objectStore('session').put(kept, keyOf('cart', subject));
    transaction.commit();
  }).catch(() => ofThisPage.set(keyOf('cart', subject), kept));
  tellChanged();
}

/** The last of the transaction: it commits it. */
export function putConfirmed(transaction: IDBTransaction, subject: string | null, told: Told): void {
  const { of, ...held } = told.held;
  const put = () => {
    transaction.objectStore('session').put({ ...held, savedAt: Date.now() }, keyOf(of, subject));
    transaction.commit();
  };
  if (told.cartToken !== undefined && subject === null) putCartToken(transaction, told.cartToken);
  if (told.held.of !== 'cart') return put();
  putToldCart(transaction, { ...told, cart: told.held.cart, key: keyOf(of, subject), subject }, put);
}

export function dropConfirmed(transaction: IDBTransaction, subject: string | null): void {
  for (const of of ['cart', 'configurations'] as const)
    transaction.objectStore('session').delete(keyOf(of, subject));
  transaction.objectStore('session').delete(missingKeyOf(subject));
}

/** For a visitor who signs in, before anything of theirs is dropped. `commit` ends the transaction. */
export const takeConfirmedAlong = (transaction: IDBTransaction, subject: string, commit: () => void) =>
  takeCartAlong(transaction, { key: keyOf('cart', null), subject }, commit);
