import { deviceStorage } from '#src/cache/device-storage.ts';
import { subjectOf, type Session } from '#src/contract/session.ts';
import { moveDraftFilesToAccount } from '#src/outbox/draft-files.ts';
import { clearPersonalData, moveTextsToAccount } from '#src/outbox/clear-personal-data.ts';
import { mirrorSession } from '#src/outbox/session.ts';
import { endToken } from './queries.ts';
import { sessionChanged } from './session-changed.ts';
import { readStoredSession, removeStoredSession, storeSession } from './stored-session.ts';

/** Stores the session, for this and later visits. */
export async function beginSession(session: Session): Promise<void> {
  storeSession(deviceStorage, session);
  moveTextsToAccount(subjectOf(session));
  await moveDraftFilesToAccount(subjectOf(session)).catch(() => undefined);
  await mirror(session);
  window.dispatchEvent(new Event(sessionChanged));
}

export async function endSession(): Promise<void> {
  removeStoredSession(deviceStorage);
  await mirror(null);
  window.dispatchEvent(new Event(sessionChanged));
}

/**
 * Signs out on this device immediately, and on the server if there is a connection. Other devices stay signed
 * in.
 */
export async function signOut(): Promise<void> {
  const session = await readStoredSession(deviceStorage);
  await endSession();
  if (!session) return;
  await clearPersonalData(subjectOf(session));
  await endToken(session.jwt).catch(() => undefined);
}

/** Signs out on this device. The server has ended the session already, with the account or on all devices. */
export async function clearSession(): Promise<void> {
  const session = await readStoredSession(deviceStorage);
  await endSession();
  if (session) await clearPersonalData(subjectOf(session));
}

/** Returns the stored session, and copies it for the service worker. */
export async function currentSession(): Promise<Session | null> {
  const session = await readStoredSession(deviceStorage);
  await mirror(session);
  return session;
}

/**
 * Copies the session for the service worker, which cannot read localStorage, where the customer requires the session
 * to be. Without storage there is no copy.
 */
const mirror = (session: Session | null) =>
  mirrorSession(session ? { subject: subjectOf(session), jwt: session.jwt } : undefined).catch(
    () => undefined,
  );
