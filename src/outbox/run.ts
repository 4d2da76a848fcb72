import type { Entry } from '#src/contract/outbox.ts';
import { cartHeaders } from './cart-token.ts';
import { alone, lockOf } from './locks.ts';
import { replay } from './replay.ts';
import { send } from './send.ts';
import { keepServerTime, serverNow } from './server-time.ts';
import { readSession } from './session.ts';
import { readFile, store } from './store.ts';
import { carry } from './wire.ts';

interface Wishes {
  /** The connection is back or a person asks: earlier failures do not count. */
  ignoreBackoff: boolean;
  onSettled?: (entry: Entry) => void;
}

let next: Promise<Entry[]> | undefined;

/** Sends what waits, one at a time on this device; answers what still waits. */
export function run(wishes: Wishes): Promise<Entry[]> {
  if (next && !wishes.ignoreBackoff) return next;
  const mine = alone(() => {
    if (next === mine) next = undefined;
    return replayNow(wishes);
  });
  next = mine;
  return mine;
}

async function replayNow({ ignoreBackoff, onSettled = () => undefined }: Wishes): Promise<Entry[]> {
  await hearServerTime();
  const session = await readSession();
  const sending = {
    carry,
    readFile,
    tokenOf: async (subject: string | null) => (subject === session?.subject ? session?.jwt : undefined),
    cartHeaders,
  };
  return replay(
    {
      store,
      send: (entry) => send(entry, sending),
      hold: (id, act) => navigator.locks.request(lockOf(id), act),
      now: Date.now,
      serverNow,
      chance: Math.random,
      onSettled,
    },
    { ignoreBackoff, subject: session?.subject ?? null },
  );
}

const probedWithinMs = 3000;

/** Entries are dated by it before they are sent. */
async function hearServerTime(): Promise<void> {
  if (serverNow() === undefined) await carry('/_health', { method: 'HEAD', timeoutMs: probedWithinMs });
  await keepServerTime().catch(() => undefined);
}
