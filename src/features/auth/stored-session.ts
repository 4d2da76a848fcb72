import * as v from 'valibot';
import { Session } from '#src/contract/session.ts';

const key = 'auth';

/** The session of an earlier visit; what does not parse counts as none and is removed. */
export function readStoredSession(storage: Storage): Session | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Session), text);
  if (parsed.success) return parsed.output;
  storage.removeItem(key);
  return null;
}

export const storeSession = (storage: Storage, session: Session) =>
  storage.setItem(key, JSON.stringify(session));

export const removeStoredSession = (storage: Storage) => storage.removeItem(key);
