import { parseMirroredSession, type MirroredSession } from '#src/contract/outbox.ts';
import { notifyChanged } from './change-events.ts';
import { deleteCartToken } from './cart-token.ts';
import { deleteConfirmed, clearConfirmedInMemory, moveConfirmedToAccount } from './confirmed.ts';
import { read, write } from './database.ts';
import { sortBySequence } from './entry.ts';
import { unlessSending } from './locks.ts';
import { add, store } from './store.ts';

const key = 'session';

/** Fallback for this page when nothing can be stored. */
let inMemory: MirroredSession | undefined;

/** The signed-in person, readable by the worker too. */
export async function readSession(): Promise<MirroredSession | undefined> {
  try {
    return parseMirroredSession(await read('session', (sessions) => sessions.get(key)));
  } catch {
    return inMemory;
  }
}

/** The id of the signed-in person; null for a visitor. */
export const readSubject = async (): Promise<string | null> => (await readSession())?.subject ?? null;

/** Called by the page on each change of session. Entries parked until this person signs in become pending again. */
export async function mirrorSession(session: MirroredSession | undefined): Promise<void> {
  const before = await readSession();
  if (before?.jwt === session?.jwt && before?.subject === session?.subject) return;
  inMemory = session;
  if (before?.subject !== session?.subject) clearConfirmedInMemory();
  await write((transaction) => {
    const sessions = transaction.objectStore('session');
    if (session) sessions.put(session, key);
    else sessions.delete(key);
    if (session && !before) return moveVisitorsCart(transaction, session.subject);
    // Confirmed data is on the server; on the device only its owner may see it.
    if (before?.subject !== session?.subject) deleteConfirmed(transaction, before?.subject ?? null);
    transaction.commit();
  }).finally(notifyChanged);
  if (!session) return;
  await unpark(session.subject);
  if (!before) await moveEntriesToAccount(session.subject);
}

/**
 * Called after sending, because somebody may have signed in meanwhile: the server has merged the visitor's sent changes
 * into the account, and unsent ones still have to be moved.
 */
export async function takeOverFromVisitor(): Promise<void> {
  const session = await readSession();
  if (!session) return;
  await write((transaction) => moveVisitorsCart(transaction, session.subject)).finally(notifyChanged);
  await moveEntriesToAccount(session.subject);
}

/** The server merges the visitor's cart into the account's. Must be the last step of the transaction: it commits. */
function moveVisitorsCart(transaction: IDBTransaction, subject: string): void {
  moveConfirmedToAccount(transaction, subject, () => transaction.commit());
  deleteConfirmed(transaction, null);
  deleteCartToken(transaction);
}

/**
 * Moves a visitor's pending cart changes to the account on sign-in. They get new keys, because the old ones belong to
 * another sender; applying a cart change twice does no harm.
 */
async function moveEntriesToAccount(subject: string) {
  for (const entry of sortBySequence(await store.all()))
    if (entry.lane === 'cart' && entry.subject === null)
      await unlessSending(entry.id, () =>
        add({ ...entry, id: crypto.randomUUID(), subject }, new Map(), entry),
      );
}

async function unpark(subject: string) {
  for (const entry of await store.all())
    if (entry.state === 'parked' && entry.subject === subject)
      await store.change(entry.id, (known) =>
        known.state === 'parked' ? { ...known, state: 'waiting', lastError: null } : known,
      );
}
