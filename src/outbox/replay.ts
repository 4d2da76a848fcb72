import type { Entry } from '#src/contract/outbox.ts';
import {
  belongsTo,
  inOrder,
  isDue,
  isForgotten,
  isTooOld,
  isWaiting,
  settled,
  type Outcome,
  type Turn,
} from './entry.ts';
import { kinds } from './kinds.ts';
import type { OutboxStore } from './store.ts';

export interface Replaying {
  store: OutboxStore;
  /** Sends one entry; every ending is an outcome. */
  send: (entry: Entry) => Promise<Outcome>;
  /** Keeps others from changing the entry while it is on its way. */
  hold: <T>(id: string, act: () => Promise<T>) => Promise<T>;
  now: () => number;
  chance: () => number;
  onSettled: (entry: Entry) => void;
}

type Wishes = Omit<Turn, 'now'>;

/** Sends what may be sent now; answers what still waits for its turn. The caller sees that only one does it. */
export async function replay(replaying: Replaying, wishes: Wishes): Promise<Entry[]> {
  const { store, now } = replaying;
  await putAside(store, now());
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
    if (isReplaced(first, waiting)) {
      await store.remove(first.id);
      continue;
    }
    if (!wishes.ignoreBackoff && !isDue(first, now())) return;
    const end = await hold(first.id, () => attempt(replaying, first.id));
    if (end === 'try-later') return;
  }
}

async function attempt({ store, send, now, chance, onSettled }: Replaying, id: string) {
  // Changed or deleted while its turn came.
  const entry = await store.find(id);
  if (!entry || !isWaiting(entry)) return undefined;
  const outcome = await send(entry);
  if (outcome.type === 'confirmed' && outcome.held) {
    await store.confirm(entry, outcome.held);
    return outcome.type;
  }
  const after = await store.change(id, (known) => settled(known, outcome, { now: now(), chance: chance() }));
  if (after) onSettled(after);
  return outcome.type;
}

/** A later one of the same end makes it needless. */
function isReplaced(entry: Entry, waiting: Entry[]): boolean {
  const end = endOf(entry);
  return end !== undefined && waiting.some((other) => other !== entry && endOf(other) === end);
}

const endOf = ({ kind, payload }: Entry) => kinds[kind].endOf?.(payload);

/** What waited too long is not sent unasked any more; what arrived long ago need not be listed. */
async function putAside(store: OutboxStore, now: number) {
  for (const entry of await store.all()) {
    if (isForgotten(entry, now)) await store.remove(entry.id);
    if (isWaiting(entry) && isTooOld(entry, now))
      await store.change(entry.id, (known) => ({ ...known, state: 'expired' }));
  }
}
