import type { Entry } from '#src/contract/outbox.ts';
import { unlessSending } from './locks.ts';
import { store } from './store.ts';

/** How long a removal can still be undone. Older removals become final when a page starts. */
const undoWindowMs = 30_000;

/** Returns false if the entry is being sent right now. */
export async function removeEntry(id: string): Promise<boolean> {
  return unlessSending(id, async () => {
    await store.change(id, (known) => ({ ...known, removedAt: Date.now() }));
  });
}

export async function undoRemoval(id: string): Promise<void> {
  await store.change(id, (known) => ({ ...known, removedAt: null }));
}

/** Deletes removed entries whose removal was not undone. */
export async function finishRemovals(olderThanMs = undoWindowMs): Promise<void> {
  for (const { id, removedAt } of await store.all())
    // `abs`, because the device's clock may have been set back in between.
    if (removedAt !== null && Math.abs(Date.now() - removedAt) >= olderThanMs) await store.remove(id);
}

/** Makes an entry pending again at the user's request, even if it had expired. */
export async function retry(id: string): Promise<void> {
  await unlessSending(id, async () => {
    await store.change(id, (known) =>
      known.state === 'sent' ? known : { ...known, state: 'waiting', nextAttemptAt: 0, ...resetAge(known) },
    );
  });
}

/** An expired entry that the user sends again may be pending as long as a new one. */
const resetAge = ({ state }: Entry) => (state === 'expired' ? { writtenAt: null } : {});
