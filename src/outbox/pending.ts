import type { Entry } from '#src/contract/outbox.ts';
import { isUnsettled, sortBySequence } from './entry.ts';
import { store } from './store.ts';

/**
 * A person's changes that the server has not confirmed, oldest first, including those it has rejected. `subject` is null
 * for a visitor.
 */
export async function pendingOf(lane: string, subject: string | null): Promise<Entry[]> {
  const entries = await store.all();
  return sortBySequence(
    entries.filter((entry) => entry.lane === lane && entry.subject === subject && isUnsettled(entry)),
  );
}
