import { deviceStorage } from '#src/cache/device-storage.ts';
import { subjectOf, type Session } from '#src/contract/session.ts';
import { moveDraftFilesToAccount } from '#src/outbox/draft-files.ts';
import { clearPersonalData, moveTextsToAccount } from '#src/outbox/clear-personal-data.ts';
import { mirrorSession } from '#src/outbox/session.ts';
import { endToken } from './queries.ts';
import { readStoredSession, removeStoredSession, storeSession } from './stored-session.ts';

/** Notifies this tab; the others are notified by the storage event. */
export const sessionChanged = 'fieldshop-session';

/** Setting the session also stores it, for this and later visits. */
export async function beginSession(session: Session): Promise<void> {
  storeSession(deviceStorage, session);
  moveTextsToAccount(subjectOf(session));
  await moveDraftFilesToAccount(subjectOf(session)).catch(() => undefined);
  await mirrored(session);
  window.dispatchEvent(new Event(sessionChanged));
}

export async function endSession(): Promise<void> {
  removeStoredSession(deviceStorage);
  await mirrored(null);
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

/** The stored session, which is also copied for the worker. */
export async function currentSession(): Promise<Session | null> {
  const session = await readStoredSession(deviceStorage);
  await mirrored(session);
  return session;
}

/**
 * The worker cannot read localStorage, where the customer requires the session to be. Without storage there
 * is no copy.
 */
const mirrored = (session: Session | null) =>
  mirrorSession(session ? { subject: subjectOf(session), jwt: session.jwt } : undefined).catch(
    () => undefined,
  );
