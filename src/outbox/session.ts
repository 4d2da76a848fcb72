import { parseMirroredSession, type MirroredSession } from '#src/contract/outbox.ts';
import { notifyChanged } from './change-events.ts';
import { deleteCartToken } from './cart-token.ts';
import { deleteConfirmed, clearConfirmedInMemory, moveConfirmedToAccount } from './confirmed.ts';
import { read, write } from './database.ts';
import { sortBySequence } from './entry.ts';
import { unlessSending } from './locks.ts';
import { add, store } from './store.ts';

const key = 'session';

/** Of this page, where nothing can be stored. */
let inMemory: MirroredSession | undefined;

/** Who is signed in, as the worker can read it too. */
export async function readSession(): Promise<MirroredSession | undefined> {
  try {
    return parseMirroredSession(await read('session', (sessions) => sessions.get(key)));
  } catch {
    return inMemory;
  }
}

/** The page tells of each change; what waited for this person to sign in again waits no longer. */
export async function mirrorSession(session: MirroredSession | undefined): Promise<void> {
  const before = await readSession();
  if (before?.jwt === session?.jwt && before?.subject === session?.subject) return;
  inMemory = session;
  if (before?.subject !== session?.subject) clearConfirmedInMemory();
  await write((transaction) => {
    const sessions = transaction.objectStore('session');
    if (session) sessions.put(session, key);
    else sessions.delete(key);
    const commit = () => transaction.commit();
    if (session && !before) moveConfirmedToAccount(transaction, session.subject, commit);
    // The server holds it; on the device it is seen by its owner alone. A visitor's is the one of who signs in.
    if (before?.subject !== session?.subject) deleteConfirmed(transaction, before?.subject ?? null);
    // The account's cart took the visitor's over.
    if (session && !before) deleteCartToken(transaction);
    if (!session || before) commit();
  }).finally(notifyChanged);
  if (!session) return;
  await unpark(session.subject);
  if (!before) await moveEntriesToAccount(session.subject);
}

/**
 * The cart of a visitor who signs in becomes that person's, on the server too: what still waits for it goes along. The
 * key was for another sender; what it asks for may be done twice.
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
