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
  /** Steps that free storage when the disk is full, in order; the last deletes the most valuable data. */
  freeStorage: (() => Promise<void>)[];
}

export type Enqueued =
  | { type: 'queued'; entry: Entry }
  /** Nothing could be stored, so the entry was sent immediately. */
  | { type: 'sent'; receipt: Receipt }
  /** Also sent immediately; the state returned by the server is stored. */
  | { type: 'confirmed' }
  /** Neither stored nor sent: the text is only in the form. */
  | {
      type: 'failed';
      message: string;
      fields: { path: (string | number)[]; message: string }[];
      /** Set if the request may have arrived anyway: the next attempt must use the same key. */
      id: string | undefined;
      /** This window has no storage, regardless of free disk space. */
      isStorageUnavailable: boolean;
    };

let lastTimestamp = 0;

/** Unique, so that two entries created in the same millisecond keep their order. */
function nextTimestamp(): number {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return lastTimestamp;
}

/** Stores the entry before anything is sent, so that a crash, a closed page or a lost connection cannot lose it. */
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
 * Replaces an entry that has not arrived with the corrected form. Returns `gone` if the entry is being sent or has arrived,
 * and `changed` if another tab has changed or deleted it since it was opened.
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
      // Without storage, deleting cached data would not help.
      if (error instanceof StorageUnavailable)
        return sendImmediately(entry, { files, isStorageUnavailable: true });
      // The disk is full: free more storage and try again.
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

/** Removes pending changes that this one supersedes: sent later, they would undo it. */
async function removeReplaced(entry: Entry) {
  for (const other of await store.all()) if (isSupersededBy(other, entry)) await store.remove(other.id);
}
