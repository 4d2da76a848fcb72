import type { Entry } from '#src/contract/outbox.ts';
import {
  belongsTo,
  withWrittenAt,
  sortBySequence,
  isDue,
  isPastRetention,
  isSupersededBy,
  isExpired,
  needsWrittenAt,
  isPending,
  applyOutcome,
  type Outcome,
  type ReplayContext,
} from './entry.ts';
import type { OutboxStore } from './store.ts';

export interface ReplayDependencies {
  store: OutboxStore;
  /** Sends one entry; failures are outcomes too. */
  send: (entry: Entry) => Promise<Outcome>;
  /** Prevents other tabs from changing the entry while it is being sent. */
  withEntryLock: <T>(id: string, callback: () => Promise<T>) => Promise<T>;
  /** Device clock, for the backoff. */
  now: () => number;
  /** Server clock; undefined if unknown. */
  serverNow: () => number | undefined;
  random: () => number;
  onSettled: (entry: Entry) => void;
}

type ReplayOptions = Omit<ReplayContext, 'now'>;

/** Sends all entries that are due; returns those still pending. The caller must ensure that only one replay runs. */
export async function replay(dependencies: ReplayDependencies, options: ReplayOptions): Promise<Entry[]> {
  const { store, serverNow } = dependencies;
  const time = serverNow();
  // Without a connection the server's time is unknown, and nothing can be sent anyway.
  if (time !== undefined) await expireAndPurge(store, time);
  const lanes = new Set((await store.all()).filter(isPending).map(laneOf));
  await Promise.all([...lanes].map((lane) => replayLane(dependencies, options, lane)));
  return (await store.all()).filter((entry) => isPending(entry) && belongsTo(entry, options.subject));
}

/** One person's entries do not hold up another's. */
const laneOf = ({ lane, subject }: Entry) => `${lane} ${subject}`;

/** Stops at the first entry that cannot be sent, because a later one may depend on it. */
async function replayLane(dependencies: ReplayDependencies, options: ReplayOptions, lane: string) {
  const { store, withEntryLock, now } = dependencies;
  for (;;) {
    const pending = sortBySequence(
      (await store.all()).filter((entry) => isPending(entry) && laneOf(entry) === lane),
    );
    const [first] = pending;
    if (!first || !belongsTo(first, options.subject)) return;
    if (pending.some((later) => isSupersededBy(first, later))) {
      await store.remove(first.id);
      continue;
    }
    if (!options.ignoreBackoff && !isDue(first, now())) return;
    const outcome = await withEntryLock(first.id, () => attempt(dependencies, first.id));
    if (outcome === 'try-later') return;
  }
}

async function attempt({ store, send, now, serverNow, random, onSettled }: ReplayDependencies, id: string) {
  // It may have been changed or deleted in the meantime.
  const entry = await store.find(id);
  if (!entry || !isPending(entry)) return undefined;
  const outcome = await send(entry);
  if (outcome.type === 'confirmed' && outcome.serverState) {
    await store.confirm(entry, outcome);
    return outcome.type;
  }
  const context = { now: now(), serverNow: serverNow(), random: random() };
  const after = await store.change(id, (known) => applyOutcome(known, outcome, context));
  if (after) onSettled(after);
  return outcome.type;
}

/** Marks old pending entries as expired, so that they need the user's confirmation, and deletes old sent ones. */
async function expireAndPurge(store: OutboxStore, serverNow: number) {
  for (const entry of await store.all()) {
    if (isPastRetention(entry, serverNow)) await store.remove(entry.id);
    if (!isPending(entry)) continue;
    // Set before the first attempt, because the backend stores the key from then on.
    if (needsWrittenAt(entry, serverNow))
      await store.change(entry.id, (known) => withWrittenAt(known, serverNow));
    else if (isExpired(entry, serverNow))
      await store.change(entry.id, (known) => ({ ...known, state: 'expired' }));
  }
}
