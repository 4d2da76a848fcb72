import type { Session } from '#src/contract/session.ts';

type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'auth';

/** The session of an earlier visit. If it cannot be parsed, it is removed. */
export async function readStoredSession(storage: Values): Promise<Session | null> {
  const text = storage.getItem(key);
  if (text === null) return null;
  const { parseSession } = await import('#src/contract/session.ts');
  const session = parseSession(text);
  if (!session) storage.removeItem(key);
  return session;
}

export const storeSession = (storage: Values, session: Session) =>
  storage.setItem(key, JSON.stringify(session));

export const removeStoredSession = (storage: Values) => storage.removeItem(key);
