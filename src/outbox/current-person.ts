import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseSession, subjectOf } from '#src/contract/session.ts';
import { visitor } from './owner.ts';

/**
 * Owner name for drafts. Read from localStorage, because a page that is being unloaded cannot wait for IndexedDB.
 */
export function currentPerson(): string {
  const session = parseSession(deviceStorage.getItem('auth') ?? '');
  return session ? subjectOf(session) : visitor;
}
