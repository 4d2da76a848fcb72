import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { requestSync } from './background.ts';
import { storeConfirmed } from './confirmed.ts';
import { credentialsOf } from './credentials.ts';
import { StorageUnavailable } from './database.ts';
import { applyOutcome, createEntry, createReplacement, isSupersededBy, type NewEntry } from './entry.ts';
import { unlessSending } from './locks.ts';
import { sendEntry } from './send-entry.ts';
import { sendPending } from './send-pending.ts';
import { sendRequest } from './send-request.ts';
import { estimatedServerNow, serverNow } from './server-time.ts';
import { readSession, readSubject } from './session.ts';
import { add, store, type Files } from './store.ts';

export interface SubmitOptions {
  files?: Files;
  /** Steps that free storage when the disk is full, in order; the last deletes the most valuable data. */
  freeStorage: (() => Promise<void>)[];
}

export type SubmitResult =
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

/**
 * Stores a user's change, then sends it. It is on disk before anything is sent, so a crash, a closed page or a lost
 * connection cannot lose it. Resolves once it is stored; the outbox shows the outcome.
 */
export async function submit(
  newEntry: Omit<NewEntry, 'subject'>,
  options: SubmitOptions,
): Promise<SubmitResult> {
  const writtenAt = (await estimatedServerNow()) ?? null;
  const entry = createEntry({ ...newEntry, subject: await readSubject() }, nextTimestamp(), writtenAt);
  const result = await storeEntry(entry, options);
  if (result.type !== 'failed') await removeSuperseded(entry, 'rejected').catch(() => undefined);
  return result;
}

type Correction = Pick<NewEntry, 'payload' | 'attachments' | 'captcha'>;

/**
 * Replaces an entry that has not arrived with the corrected form, then sends it. Returns `gone` if the entry is being sent
 * or has arrived, and `changed` if another tab has changed or deleted it since it was opened.
 */
export async function submitCorrection(
  opened: Pick<Entry, 'id' | 'sequence'>,
  correction: Correction,
  options: SubmitOptions,
): Promise<SubmitResult | { type: 'gone' | 'changed' }> {
  let result: SubmitResult | { type: 'gone' | 'changed' } = { type: 'gone' };
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

let lastTimestamp = 0;

/** Unique, so that two entries created in the same millisecond keep their order. */
function nextTimestamp(): number {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return lastTimestamp;
}

async function storeEntry(
  entry: Entry,
  { files = new Map(), freeStorage }: SubmitOptions,
  replaced?: Entry,
): Promise<SubmitResult> {
  for (const free of [undefined, ...freeStorage]) {
    // Without a connection, the code that frees storage may be missing.
    await free?.().catch(() => undefined);
    try {
      await add(entry, files, replaced);
      startSending();
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

/** The page sends the entry now; if it is closed first, the background sync does. */
function startSending() {
  void requestSync().catch(() => undefined);
  void sendPending({ ignoreBackoff: true }).catch(() => undefined);
}

async function sendImmediately(
  entry: Entry,
  { files, isStorageUnavailable }: { files: Files; isStorageUnavailable: boolean },
): Promise<SubmitResult> {
  const session = await readSession();
  const outcome = await sendEntry(entry, {
    sendRequest,
    readFile: async (id) => files.get(id),
    credentialsOf: (subject) => credentialsOf(subject, session),
  });
  const after = applyOutcome(entry, outcome, { now: Date.now(), serverNow: serverNow(), random: 0 });
  if (after.receipt) return { type: 'sent', receipt: after.receipt };
  if (outcome.type === 'confirmed' && outcome.serverState) {
    await removeSuperseded(entry, 'waiting').catch(() => undefined);
    await storeConfirmed(entry.subject, { ...outcome, entry });
    return { type: 'confirmed' };
  }
  const { message = '', fields = [] } = after.lastError ?? {};
  const id = outcome.type === 'try-later' ? entry.id : undefined;
  return { type: 'failed', message, fields, id, isStorageUnavailable };
}

/** Removes earlier changes that this one supersedes: a pending one, sent later, would undo it. */
async function removeSuperseded(entry: Entry, state: Entry['state']) {
  for (const other of await store.all())
    if (other.state === state && isSupersededBy(other, entry)) await store.remove(other.id);
}
