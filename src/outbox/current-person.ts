import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseSession, subjectOf } from '#src/contract/session.ts';

/** In the name of what is stored for nobody in particular. */
export const visitor = 'visitor';

/**
 * In whose name what is typed now is stored. Read from where the session is stored, because a page that goes away has no
 * time to ask a database.
 */
export function currentPerson(): string {
  const session = parseSession(deviceStorage.getItem('auth') ?? '');
  return session ? subjectOf(session) : visitor;
}
