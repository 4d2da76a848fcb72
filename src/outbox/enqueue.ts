import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { cartHeaders } from './cart-token.ts';
import { StorageUnavailable } from './database.ts';
import { createEntry, isSupersededBy, applyOutcome, createReplacement, type NewEntry } from './entry.ts';
import { unlessSending } from './locks.ts';
import { send } from './send.ts';
import { estimatedServerNow, serverNow } from './server-time.ts';
import { readSession } from './session.ts';
import { storeConfirmed } from './confirmed.ts';
import { add, store, type Files } from './store.ts';
import { sendRequest } from './send-request.ts';

export interface EnqueueOptions {
  files?: Files;
  /** What may go from a full disk, step by step, the dearest last. */
  freeStorage: (() => Promise<void>)[];
}

export type Enqueued =
  | { type: 'queued'; entry: Entry }
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

let lastTimestamp = 0;

/** Two of one millisecond have an order too. */
function nextTimestamp(): number {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return lastTimestamp;
}

/** Keeps what the user wants before anything is sent, so that no end of page, browser or connection loses it. */
export async function enqueue(
  newEntry: Omit<NewEntry, 'subject'>,
  options: EnqueueOptions,
): Promise<Enqueued> {
  const subject = (await readSession().catch(() => undefined))?.subject ?? null;
  const writtenAt = (await estimatedServerNow()) ?? null;
  return storeEntry(createEntry({ ...newEntry, subject }, nextTimestamp(), writtenAt), options);
}

type Correction = Pick<NewEntry, 'payload' | 'attachments' | 'captcha'>;

/**
 * Puts the corrected form in the place of an entry that has not arrived. `gone` where it is on its way, or has arrived;
 * `changed` where another tab changed or deleted it since it was opened.
 */
export async function replaceEntry(
  opened: Pick<Entry, 'id' | 'sequence'>,
  correction: Correction,
  options: EnqueueOptions,
): Promise<Enqueued | { type: 'gone' | 'changed' }> {
  let result: Enqueued | { type: 'gone' | 'changed' } = { type: 'gone' };
  await unlessSending(opened.id, async () => {
    const earlier = await store.find(opened.id);
    if (earlier?.state === 'sent') return;
    if (!earlier || earlier.sequence !== opened.sequence || earlier.removedAt !== null) {
      result = { type: 'changed' };
      return;
    }
    result = await storeEntry(createReplacement(earlier, correction, nextTimestamp()), options, earlier);
  });
  return result;
}

async function storeEntry(
  entry: Entry,
  { files = new Map(), freeStorage }: EnqueueOptions,
  replaced?: Entry,
): Promise<Enqueued> {
  for (const free of [undefined, ...freeStorage]) {
    await free?.();
    try {
      await add(entry, files, replaced);
      return { type: 'queued', entry };
    } catch (error) {
      // Nothing is thrown away for room that is not what is missing.
      if (error instanceof StorageUnavailable)
        return sendImmediately(entry, { files, isStorageUnavailable: true });
      // Full: then the next step.
    }
  }
  return sendImmediately(entry, { files, isStorageUnavailable: false });
}

async function sendImmediately(
  entry: Entry,
  { files, isStorageUnavailable }: { files: Files; isStorageUnavailable: boolean },
): Promise<Enqueued> {
  const session = await readSession().catch(() => undefined);
  const outcome = await send(entry, {
    sendRequest,
    readFile: async (id) => files.get(id),
    tokenOf: async (subject) => (subject === session?.subject ? session?.jwt : undefined),
    cartHeaders,
  });
  const after = applyOutcome(entry, outcome, { now: Date.now(), serverNow: serverNow(), random: 0 });
  if (after.receipt) return { type: 'sent', receipt: after.receipt };
  if (outcome.type === 'confirmed' && outcome.serverState) {
    await removeReplaced(entry).catch(() => undefined);
    await storeConfirmed(entry.subject, { ...outcome, entry });
    return { type: 'confirmed' };
  }
  const { message = '', fields = [] } = after.lastError ?? {};
  const id = outcome.type === 'try-later' ? entry.id : undefined;
  return { type: 'failed', message, fields, id, isStorageUnavailable };
}

/** Earlier changes of the same that still wait would undo it. */
async function removeReplaced(entry: Entry) {
  for (const other of await store.all()) if (isSupersededBy(other, entry)) await store.remove(other.id);
}
