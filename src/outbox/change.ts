import type { Entry } from '#src/contract/outbox.ts';
import { unlessSending } from './locks.ts';
import { store } from './store.ts';

/** How long a deletion can be taken back, seen from the next start. */
const undoWindowMs = 30_000;

/** False where it is on its way at this moment, or has arrived meanwhile. */
export async function removeEntry(id: string): Promise<boolean> {
  return unlessSending(id, async () => {
    await store.change(id, (known) => ({ ...known, removedAt: Date.now() }));
  });
}

export async function undoRemoval(id: string): Promise<void> {
  await store.change(id, (known) => ({ ...known, removedAt: null }));
}

/** Ends removals nobody took back; only what is still removed goes. */
export async function finishRemovals(olderThanMs = undoWindowMs): Promise<void> {
  for (const { id, removedAt } of await store.all())
    // Also where the clock was put back in between.
    if (removedAt !== null && Math.abs(Date.now() - removedAt) >= olderThanMs) await store.remove(id);
}

/** One that waits for nothing but a person's word: tried again with the next replay, also when it is old. */
export async function retry(id: string): Promise<void> {
  await unlessSending(id, async () => {
    await store.change(id, (known) =>
      known.state === 'sent' ? known : { ...known, state: 'waiting', nextAttemptAt: 0, ...resetAge(known) },
    );
  });
}

/** One that was too old is sent because a person says so, and waits as long as a new one. */
const resetAge = ({ state }: Entry) => (state === 'expired' ? { writtenAt: null } : {});
