import type { Session } from '#src/contract/session.ts';

const key = 'auth';

/** The session of an earlier visit; what does not parse counts as none and is removed. */
export async function readStoredSession(storage: Storage): Promise<Session | null> {
  const text = storage.getItem(key);
  if (text === null) return null;
  const { parseSession } = await import('#src/contract/session.ts');
  const session = parseSession(text);
  if (!session) storage.removeItem(key);
  return session;
}

export const storeSession = (storage: Storage, session: Session) =>
  storage.setItem(key, JSON.stringify(session));

export const removeStoredSession = (storage: Storage) => storage.removeItem(key);
