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
  /** Sends one entry; every ending is an outcome. */
  send: (entry: Entry) => Promise<Outcome>;
  /** Keeps others from changing the entry while it is on its way. */
  withEntryLock: <T>(id: string, act: () => Promise<T>) => Promise<T>;
  /** By the device's clock: for the pauses between attempts. */
  now: () => number;
  /** By the server's clock; undefined where no server was heard. */
  serverNow: () => number | undefined;
  random: () => number;
  onSettled: (entry: Entry) => void;
}

type ReplayOptions = Omit<ReplayContext, 'now'>;

/** Sends what may be sent now; answers what still waits for its turn. The caller sees that only one does it. */
export async function replay(dependencies: ReplayDependencies, options: ReplayOptions): Promise<Entry[]> {
  const { store, serverNow } = dependencies;
  const time = serverNow();
  // Without a connection nothing is sent anyway.
  if (time !== undefined) await expireAndPurge(store, time);
  const lanes = new Set((await store.all()).filter(isPending).map(laneOf));
  await Promise.all([...lanes].map((lane) => replayLane(dependencies, options, lane)));
  return (await store.all()).filter((entry) => isPending(entry) && belongsTo(entry, options.subject));
}

/** A person's entries wait for that person alone. */
const laneOf = ({ lane, subject }: Entry) => `${lane} ${subject}`;

/** Stops at the first that must wait: a later one may depend on it. */
async function replayLane(dependencies: ReplayDependencies, options: ReplayOptions, lane: string) {
  const { store, withEntryLock: hold, now } = dependencies;
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
    const outcome = await hold(first.id, () => attempt(dependencies, first.id));
    if (outcome === 'try-later') return;
  }
}

async function attempt({ store, send, now, serverNow, random, onSettled }: ReplayDependencies, id: string) {
  // Changed or deleted while its turn came.
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

/** What waited too long is not sent unasked any more; what arrived long ago need not be listed. */
async function expireAndPurge(store: OutboxStore, serverNow: number) {
  for (const entry of await store.all()) {
    if (isPastRetention(entry, serverNow)) await store.remove(entry.id);
    if (!isPending(entry)) continue;
    // Before anything is sent: from its first attempt on the backend must remember its key.
    if (needsWrittenAt(entry, serverNow))
      await store.change(entry.id, (known) => withWrittenAt(known, serverNow));
    else if (isExpired(entry, serverNow))
      await store.change(entry.id, (known) => ({ ...known, state: 'expired' }));
  }
}
