import { deviceStorage } from '#src/cache/device-storage.ts';
import { subjectOf, type Session } from '#src/contract/session.ts';
import { moveDraftFilesToAccount } from '#src/outbox/draft-files.ts';
import { clearPersonalData, moveTextsToAccount } from '#src/outbox/clear-personal-data.ts';
import { mirrorSession } from '#src/outbox/session.ts';
import { endToken } from './queries.ts';
import { readStoredSession, removeStoredSession, storeSession } from './stored-session.ts';

/** Tells this tab; others hear it from the storage. */
export const sessionChanged = 'fieldshop-session';

/** Setting the session stores it, where this and the next visit find it. */
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

/** Here at once, and on the server, where there is a connection; other devices stay signed in. */
export async function signOut(): Promise<void> {
  const session = await readStoredSession(deviceStorage);
  await endSession();
  if (!session) return;
  await clearPersonalData(subjectOf(session));
  await endToken(session.jwt).catch(() => undefined);
}

/** After the account was deleted: there is no token to end. */
export async function forgetAccount(): Promise<void> {
  const session = await readStoredSession(deviceStorage);
  await endSession();
  if (session) await clearPersonalData(subjectOf(session));
}

/** The stored session, known to the worker too. */
export async function currentSession(): Promise<Session | null> {
  const session = await readStoredSession(deviceStorage);
  await mirrored(session);
  return session;
}

/** The worker cannot read the session where the customer's calls keep it. Where nothing can be stored there is none. */
const mirrored = (session: Session | null) =>
  mirrorSession(session ? { subject: subjectOf(session), jwt: session.jwt } : undefined).catch(
    () => undefined,
  );
