import type { Entry } from '#src/contract/outbox.ts';
import { credentialsOf } from './credentials.ts';
import { withOutboxLock, entryLockName } from './locks.ts';
import { replay } from './replay.ts';
import { sendEntry } from './send-entry.ts';
import { storeServerTime, serverNow } from './server-time.ts';
import { readSession, takeOverFromVisitor } from './session.ts';
import { readFile, store } from './store.ts';
import { sendRequest } from './send-request.ts';

interface RunOptions {
  /** Set when the connection is back or the user selects “Send now”: skips the pause after earlier failures. */
  ignoreBackoff: boolean;
  onSettled?: (entry: Entry) => void;
}

let next: Promise<Entry[]> | undefined;

/** Sends pending entries; returns those still pending. Only one page or worker on this device sends at a time. */
export function sendPending(options: RunOptions): Promise<Entry[]> {
  if (next && !options.ignoreBackoff) return next;
  const current = withOutboxLock(() => {
    if (next === current) next = undefined;
    return replayNow(options);
  });
  next = current;
  return current;
}

async function replayNow({ ignoreBackoff, onSettled = () => undefined }: RunOptions): Promise<Entry[]> {
  await ensureServerTime();
  const session = await readSession();
  const dependencies = {
    sendRequest,
    readFile,
    credentialsOf: (subject: string | null) => credentialsOf(subject, session),
  };
  const pending = await replay(
    {
      store,
      send: (entry) => sendEntry(entry, dependencies),
      withEntryLock: (id, callback) => navigator.locks.request(entryLockName(id), callback),
      now: Date.now,
      serverNow,
      random: Math.random,
      onSettled,
    },
    { ignoreBackoff, subject: session?.subject ?? null },
  );
  if (!session) await takeOverFromVisitor().catch(() => undefined);
  return pending;
}

const probeTimeoutMs = 3000;

/** Entries are dated by the server's clock before they are sent. */
async function ensureServerTime(): Promise<void> {
  if (serverNow() === undefined) await sendRequest('/_health', { method: 'HEAD', timeoutMs: probeTimeoutMs });
  await storeServerTime().catch(() => undefined);
}
