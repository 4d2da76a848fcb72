import type { Entry } from '#src/contract/outbox.ts';
import {
  belongsTo,
  dated,
  inOrder,
  isDue,
  isForgotten,
  isReplacedBy,
  isTooOld,
  isUndated,
  isWaiting,
  settled,
  type Outcome,
  type Turn,
} from './entry.ts';
import type { OutboxStore } from './store.ts';

export interface Replaying {
  store: OutboxStore;
  /** Sends one entry; every ending is an outcome. */
  send: (entry: Entry) => Promise<Outcome>;
  /** Keeps others from changing the entry while it is on its way. */
  hold: <T>(id: string, act: () => Promise<T>) => Promise<T>;
  /** By the device's clock: for the pauses between attempts. */
  now: () => number;
  /** By the server's clock; undefined where no server was heard. */
  serverNow: () => number | undefined;
  chance: () => number;
  onSettled: (entry: Entry) => void;
}

type Wishes = Omit<Turn, 'now'>;

/** Sends what may be sent now; answers what still waits for its turn. The caller sees that only one does it. */
export async function replay(replaying: Replaying, wishes: Wishes): Promise<Entry[]> {
  const { store, serverNow } = replaying;
  const time = serverNow();
  // Without a connection nothing is sent anyway.
  if (time !== undefined) await putAside(store, time);
  const lanes = new Set((await store.all()).filter(isWaiting).map(laneOf));
  await Promise.all([...lanes].map((lane) => replayLane(replaying, wishes, lane)));
  return (await store.all()).filter((entry) => isWaiting(entry) && belongsTo(entry, wishes.subject));
}

/** A person's entries wait for that person alone. */
const laneOf = ({ lane, subject }: Entry) => `${lane} ${subject}`;

/** Stops at the first that must wait: a later one may depend on it. */
async function replayLane(replaying: Replaying, wishes: Wishes, lane: string) {
  const { store, hold, now } = replaying;
  for (;;) {
    const waiting = inOrder(
      (await store.all()).filter((entry) => isWaiting(entry) && laneOf(entry) === lane),
    );
    const [first] = waiting;
    if (!first || !belongsTo(first, wishes.subject)) return;
    if (waiting.some((later) => isReplacedBy(first, later))) {
      await store.remove(first.id);
      continue;
    }
    if (!wishes.ignoreBackoff && !isDue(first, now())) return;
    const end = await hold(first.id, () => attempt(replaying, first.id));
    if (end === 'try-later') return;
  }
}

async function attempt({ store, send, now, serverNow, chance, onSettled }: Replaying, id: string) {
  // Changed or deleted while its turn came.
  const entry = await store.find(id);
  if (!entry || !isWaiting(entry)) return undefined;
  const outcome = await send(entry);
  if (outcome.type === 'confirmed' && outcome.held) {
    await store.confirm(entry, outcome);
    return outcome.type;
  }
  const moment = { now: now(), serverNow: serverNow(), chance: chance() };
  const after = await store.change(id, (known) => settled(known, outcome, moment));
  if (after) onSettled(after);
  return outcome.type;
}

/** What waited too long is not sent unasked any more; what arrived long ago need not be listed. */
async function putAside(store: OutboxStore, serverNow: number) {
  for (const entry of await store.all()) {
    if (isForgotten(entry, serverNow)) await store.remove(entry.id);
    if (!isWaiting(entry)) continue;
    // Before anything is sent: from its first attempt on the backend must remember its key.
    if (isUndated(entry, serverNow)) await store.change(entry.id, (known) => dated(known, serverNow));
    else if (isTooOld(entry, serverNow))
      await store.change(entry.id, (known) => ({ ...known, state: 'expired' }));
  }
}
