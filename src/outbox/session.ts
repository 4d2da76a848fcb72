import { parseMirroredSession, type MirroredSession } from '#src/contract/outbox.ts';
import { read, write } from './database.ts';
import { store } from './store.ts';

const key = 'session';

/** Who is signed in, as the worker can read it too. */
export async function readSession(): Promise<MirroredSession | undefined> {
  return parseMirroredSession(await read('session', (sessions) => sessions.get(key)));
}

/** The page tells of each change; what waited for this person to sign in again waits no longer. */
export async function mirrorSession(session: MirroredSession | undefined): Promise<void> {
  const before = await readSession();
  if (before?.jwt === session?.jwt && before?.subject === session?.subject) return;
  await write((transaction) => {
    const sessions = transaction.objectStore('session');
    if (session) sessions.put(session, key);
    else sessions.delete(key);
    transaction.commit();
  });
  if (session) await unpark(session.subject);
}

async function unpark(subject: string) {
  for (const entry of await store.all())
    if (entry.state === 'parked' && entry.subject === subject)
      await store.change(entry.id, (known) =>
        known.state === 'parked' ? { ...known, state: 'waiting', lastError: null } : known,
      );
}
