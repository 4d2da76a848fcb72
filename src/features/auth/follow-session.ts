import { deviceStorage } from '#src/cache/device-storage.ts';
import type { Session } from '#src/contract/session.ts';
import { outboxStarted } from '#src/outbox/started.ts';
import { sessionChanged, sessionKey } from './session-changed.ts';

/**
 * Provides the stored session. If nobody is signed in, the code that follows it is loaded with the outbox, or earlier if
 * somebody signs in.
 */
export function followSession(show: (session: Session | null) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const start = async () => {
    const { restoreSession } = await import('./restore-session.ts');
    if (!signal.aborted) signal.addEventListener('abort', restoreSession(show));
  };
  if (deviceStorage.getItem(sessionKey) !== null) void start().catch(() => show(null));
  else {
    show(null);
    const startWhenOnline = () =>
      start().catch(() => window.addEventListener('online', startWhenOnline, { once: true, signal }));
    void Promise.race([outboxStarted, change(signal)]).then(startWhenOnline);
  }
  return () => ended.abort();
}

/** A change of the session in this tab or another. */
const change = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    for (const type of [sessionChanged, 'storage'])
      window.addEventListener(type, () => resolve(), { once: true, signal });
  });
