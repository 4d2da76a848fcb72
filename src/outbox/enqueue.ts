import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { entryOf, settled, successorOf, type NewEntry } from './entry.ts';
import { unlessOnItsWay } from './locks.ts';
import { send } from './send.ts';
import { readSession } from './session.ts';
import { keepConfirmed } from './confirmed.ts';
import { add, store, type Files } from './store.ts';
import { carry } from './wire.ts';

export interface Enqueuing {
  files?: Files;
  /** What may go from a full disk, step by step, the dearest last. */
  makeRoom: (() => Promise<void>)[];
}

export type Enqueued =
  | { type: 'kept'; entry: Entry }
  /** Nothing could be stored, so it was sent at once. */
  | { type: 'sent'; receipt: Receipt }
  /** Sent at once too, and kept on the device as the server now holds it. */
  | { type: 'confirmed' }
  /** Neither; the typed text is all there is. */
  | {
      type: 'failed';
      message: string;
      fields: { path: (string | number)[]; message: string }[];
      /** Where it may have arrived all the same: the next try goes under it. */
      id: string | undefined;
    };

let lastMadeAt = 0;

/** Two of one millisecond have an order too. */
function nextMoment(): number {
  lastMadeAt = Math.max(Date.now(), lastMadeAt + 1);
  return lastMadeAt;
}

/** Keeps what the user wants before anything is sent, so that no end of page, browser or connection loses it. */
export async function enqueue(wanted: Omit<NewEntry, 'subject'>, enqueuing: Enqueuing): Promise<Enqueued> {
  const subject = (await readSession().catch(() => undefined))?.subject ?? null;
  return keep(entryOf({ ...wanted, subject }, nextMoment()), enqueuing);
}

type Mended = Pick<NewEntry, 'payload' | 'attachments'>;

/** Puts the mended form in the place of an entry that has not arrived; undefined where it is on its way, or has. */
export async function mend(id: string, wanted: Mended, enqueuing: Enqueuing): Promise<Enqueued | undefined> {
  let end: Enqueued | undefined;
  await unlessOnItsWay(id, async () => {
    const earlier = await store.find(id);
    if (!earlier || earlier.state === 'sent') return;
    end = await keep(successorOf(earlier, wanted, nextMoment()), enqueuing, earlier);
  });
  return end;
}

async function keep(
  entry: Entry,
  { files = new Map(), makeRoom }: Enqueuing,
  instead?: Entry,
): Promise<Enqueued> {
  for (const free of [undefined, ...makeRoom]) {
    await free?.();
    try {
      await add(entry, files, instead);
      return { type: 'kept', entry };
    } catch {
      // Full, or nothing can be stored in this window: then the next step.
    }
  }
  return sendAtOnce(entry, files);
}

async function sendAtOnce(entry: Entry, files: Files): Promise<Enqueued> {
  const session = await readSession().catch(() => undefined);
  const outcome = await send(entry, {
    carry,
    readFile: async (id) => files.get(id),
    tokenOf: async (subject) => (subject === session?.subject ? session?.jwt : undefined),
  });
  const after = settled(entry, outcome, { now: Date.now(), chance: 0 });
  if (after.receipt) return { type: 'sent', receipt: after.receipt };
  if (outcome.type === 'confirmed' && outcome.held) {
    await keepConfirmed(entry.subject, outcome.held).catch(() => undefined);
    return { type: 'confirmed' };
  }
  const { message = '', fields = [] } = after.lastError ?? {};
  const id = outcome.type === 'try-later' ? entry.id : undefined;
  return { type: 'failed', message, fields, id };
}
