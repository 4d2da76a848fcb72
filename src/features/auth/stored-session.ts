import type { Session } from '#src/contract/session.ts';
import { sessionKey } from './session-changed.ts';

type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session of an earlier visit. If it cannot be parsed, it is removed. */
export async function readStoredSession(storage: Values): Promise<Session | null> {
  const text = storage.getItem(sessionKey);
  if (text === null) return null;
  const { parseSession } = await import('#src/contract/session.ts');
  const session = parseSession(text);
  if (!session) storage.removeItem(sessionKey);
  return session;
}

export const storeSession = (storage: Values, session: Session) =>
  storage.setItem(sessionKey, JSON.stringify(session));

export const removeStoredSession = (storage: Values) => storage.removeItem(sessionKey);
