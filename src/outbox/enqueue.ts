import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { cartHeaders } from './cart-token.ts';
import { StorageUnavailable } from './database.ts';
import { entryOf, isReplacedBy, settled, successorOf, type NewEntry } from './entry.ts';
import { unlessOnItsWay } from './locks.ts';
import { send } from './send.ts';
import { estimatedServerNow, serverNow } from './server-time.ts';
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
      /** Nothing can be stored in this window, whatever room there is. */
      isStorageUnavailable: boolean;
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
  const writtenAt = (await estimatedServerNow()) ?? null;
  return keep(entryOf({ ...wanted, subject }, nextMoment(), writtenAt), enqueuing);
}

type Mended = Pick<NewEntry, 'payload' | 'attachments' | 'captcha'>;

/**
 * Puts the corrected form in the place of an entry that has not arrived. `gone` where it is on its way, or has arrived;
 * `changed` where another tab changed or deleted it since it was opened.
 */
export async function mend(
  opened: Pick<Entry, 'id' | 'sequence'>,
  wanted: Mended,
  enqueuing: Enqueuing,
): Promise<Enqueued | { type: 'gone' | 'changed' }> {
  let end: Enqueued | { type: 'gone' | 'changed' } = { type: 'gone' };
  await unlessOnItsWay(opened.id, async () => {
    const earlier = await store.find(opened.id);
    if (earlier?.state === 'sent') return;
    if (!earlier || earlier.sequence !== opened.sequence || earlier.removedAt !== null) {
      end = { type: 'changed' };
      return;
    }
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
    } catch (error) {
      // Nothing is thrown away for room that is not what is missing.
      if (error instanceof StorageUnavailable)
        return sendAtOnce(entry, { files, isStorageUnavailable: true });
      // Full: then the next step.
    }
  }
  return sendAtOnce(entry, { files, isStorageUnavailable: false });
}

async function sendAtOnce(
  entry: Entry,
  { files, isStorageUnavailable }: { files: Files; isStorageUnavailable: boolean },
): Promise<Enqueued> {
  const session = await readSession().catch(() => undefined);
  const outcome = await send(entry, {
    carry,
    readFile: async (id) => files.get(id),
    tokenOf: async (subject) => (subject === session?.subject ? session?.jwt : undefined),
    cartHeaders,
  });
  const after = settled(entry, outcome, { now: Date.now(), serverNow: serverNow(), chance: 0 });
  if (after.receipt) return { type: 'sent', receipt: after.receipt };
  if (outcome.type === 'confirmed' && outcome.held) {
    await removeReplaced(entry).catch(() => undefined);
    await keepConfirmed(entry.subject, { ...outcome, entry });
    return { type: 'confirmed' };
  }
  const { message = '', fields = [] } = after.lastError ?? {};
  const id = outcome.type === 'try-later' ? entry.id : undefined;
  return { type: 'failed', message, fields, id, isStorageUnavailable };
}

/** Earlier changes of the same that still wait would undo it. */
async function removeReplaced(entry: Entry) {
  for (const other of await store.all()) if (isReplacedBy(other, entry)) await store.remove(other.id);
}
