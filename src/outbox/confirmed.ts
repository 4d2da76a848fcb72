import { parseConfirmedCart, type Cart, type ConfirmedCart } from '#src/contract/cart.ts';
import { tellChanged } from './changes.ts';
import { read, write } from './database.ts';

/** Beside the session, not in a store of its own: older pages that are still open could not open a newer database. */
const keyOf = (subject: string | null) => `cart ${subject ?? 'visitor'}`;

/** The cart as the server last told it to this person; undefined where it has not yet. */
export async function readConfirmed(subject: string | null): Promise<ConfirmedCart | undefined> {
  return parseConfirmedCart(await read('session', (stored) => stored.get(keyOf(subject))));
}

export async function keepConfirmed(subject: string | null, cart: Cart): Promise<void> {
  await write((transaction) => {
    putConfirmed(transaction, subject, cart);
    transaction.commit();
  });
  tellChanged();
}

export function putConfirmed(transaction: IDBTransaction, subject: string | null, cart: Cart) {
  const kept: ConfirmedCart = { cart, savedAt: Date.now() };
  transaction.objectStore('session').put(kept, keyOf(subject));
}

export const dropConfirmed = (transaction: IDBTransaction, subject: string | null) =>
  transaction.objectStore('session').delete(keyOf(subject));
