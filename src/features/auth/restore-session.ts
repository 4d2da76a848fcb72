import { deviceStorage } from '#src/cache/device-storage.ts';
import type { Session } from '#src/contract/session.ts';
import { listenForSignOuts } from '#src/outbox/clear-personal-data.ts';
import { sessionRejectedEvent } from '#src/api/request-as-user.ts';
import { verifyToken } from './queries.ts';
import { sessionChanged, sessionKey } from './session-changed.ts';
import { currentSession, endSession } from './session.ts';
import { readStoredSession } from './stored-session.ts';
import { isStillValid } from './verify-session.ts';

/** Verifies the stored session, and follows changes made in this and other tabs. */
export function restoreSession(show: (session: Session | null) => void): () => void {
  const follow = () => void currentSession().then(show);
  const verify = () => void verifySession(show);
  const onStorage = ({ key }: StorageEvent) => (key === sessionKey || key === null) && follow();
  verify();
  window.addEventListener(sessionChanged, follow);
  window.addEventListener(sessionRejectedEvent, verify);
  window.addEventListener('storage', onStorage);
  const stopSignOuts = listenForSignOuts();
  return () => {
    window.removeEventListener(sessionChanged, follow);
    window.removeEventListener(sessionRejectedEvent, verify);
    window.removeEventListener('storage', onStorage);
    stopSignOuts();
  };
}

async function verifySession(show: (session: Session | null) => void) {
  const session = await currentSession();
  show(session);
  if (!session || (await isStillValid(session, verifyToken))) return;
  const now = await readStoredSession(deviceStorage);
  // Another tab may have signed in in the meantime.
  if (now?.jwt === session.jwt) await endSession();
}
