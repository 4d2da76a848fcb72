import { parseConfirmedCart, type ConfirmedCart } from '#src/contract/cart.ts';
import { parseConfirmedConfigurations, type SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { tellChanged } from './changes.ts';
import { read, write } from './database.ts';
import type { Held } from './held.ts';

/** Beside the session, not in a store of its own: older pages that are still open could not open a newer database. */
const keyOf = (of: Held['of'], subject: string | null) => `${of} ${subject ?? 'visitor'}`;

/** The cart as the server last told it to this person; undefined where it has not yet. */
export async function readConfirmed(subject: string | null): Promise<ConfirmedCart | undefined> {
  return parseConfirmedCart(await read('session', (stored) => stored.get(keyOf('cart', subject))));
}

/** What the account keeps, as the server last told. */
export async function readConfirmedConfigurations(
  subject: string,
): Promise<SavedConfiguration[] | undefined> {
  const key = keyOf('configurations', subject);
  return parseConfirmedConfigurations(await read('session', (stored) => stored.get(key)));
}

export async function keepConfirmed(subject: string | null, held: Held): Promise<void> {
  await write((transaction) => {
    putConfirmed(transaction, subject, held);
    transaction.commit();
  });
  tellChanged();
}

export function putConfirmed(
  transaction: IDBTransaction,
  subject: string | null,
  { of, ...told }: Held,
): void {
  transaction.objectStore('session').put({ ...told, savedAt: Date.now() }, keyOf(of, subject));
}

export function dropConfirmed(transaction: IDBTransaction, subject: string | null): void {
  for (const of of ['cart', 'configurations'] as const)
    transaction.objectStore('session').delete(keyOf(of, subject));
}
