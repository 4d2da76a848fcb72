import { parseEntry, type Entry } from '#src/contract/outbox.ts';
import { putConfirmed } from './confirmed.ts';
import { abortWith, read, write } from './database.ts';
import { notifyChanged } from './change-events.ts';
import type { Confirmation } from './confirmed-cart.ts';

export interface OutboxStore {
  all: () => Promise<Entry[]>;
  find: (id: string) => Promise<Entry | undefined>;
  /** In one transaction; undefined if there is no such entry. */
  change: (id: string, change: (known: Entry) => Entry) => Promise<Entry | undefined>;
  remove: (id: string) => Promise<void>;
  /** Stores the server's state and deletes the entry, in one transaction. */
  confirm: (entry: Entry, confirmation: Confirmation) => Promise<void>;
}

/** The bytes of attachments by id. */
export type Files = Map<string, ArrayBuffer>;

export const store: OutboxStore = {
  all: async () => {
    const stored = await read('entries', (entries) => entries.getAll());
    return (Array.isArray(stored) ? stored : []).flatMap((one) => parseEntry(one) ?? []);
  },

  find: async (id) => parseEntry(await read('entries', (entries) => entries.get(id))),

  change: async (id, change) => {
    let after: Entry | undefined;
    await write((transaction) => {
      const entries = transaction.objectStore('entries');
      const request = entries.get(id);
      request.addEventListener('success', () => {
        const known = parseEntry(request.result);
        after = known && change(known);
        if (after) entries.put(after, id);
        if (after?.state === 'sent') dropFiles(transaction, after);
        transaction.commit();
      });
    });
    notifyChanged();
    return after;
  },

  remove: async (id) => {
    await write((transaction) => {
      const entries = transaction.objectStore('entries');
      const request = entries.get(id);
      request.addEventListener('success', () => {
        const known = parseEntry(request.result);
        if (known) dropFiles(transaction, known);
        entries.delete(id);
        transaction.commit();
      });
    });
    notifyChanged();
  },

  confirm: async (entry, { serverState, cartToken }) => {
    await write((transaction) => {
      transaction.objectStore('entries').delete(entry.id);
      putConfirmed(transaction, entry.subject, { serverState, cartToken, entry });
    });
    notifyChanged();
  },
};

/** Stores the entry with its files, and deletes the one it replaces, in one transaction. */
export async function add(entry: Entry, files: Files, replaced?: Entry): Promise<void> {
  await write((transaction) => {
    if (replaced) {
      transaction.objectStore('entries').delete(replaced.id);
      dropFiles(transaction, replaced, new Set(entry.attachments.map(({ id }) => id)));
    }
    for (const [id, bytes] of files) transaction.objectStore('files').put(bytes, id);
    withNextSequence(transaction, (sequence) => {
      transaction.objectStore('entries').put({ ...entry, sequence: entry.sequence || sequence }, entry.id);
      transaction.commit();
    });
  });
  notifyChanged();
}

/** Calls `callback` with the next sequence number of this device. Unlike the clock, it never goes back. */
function withNextSequence(transaction: IDBTransaction, callback: (sequence: number) => void) {
  const session = transaction.objectStore('session');
  const last = session.get('sequence');
  last.addEventListener('success', () => {
    const sequence = (Number.isSafeInteger(last.result) ? Number(last.result) : 0) + 1;
    try {
      session.put(sequence, 'sequence');
      callback(sequence);
    } catch (error) {
      abortWith(transaction, error);
    }
  });
}

export async function readFile(id: string): Promise<ArrayBuffer | undefined> {
  const bytes = await read('files', (files) => files.get(id));
  return bytes instanceof ArrayBuffer ? bytes : undefined;
}

function dropFiles(transaction: IDBTransaction, { attachments }: Entry, except = new Set<string>()) {
  const files = transaction.objectStore('files');
  for (const { id } of attachments) if (!except.has(id)) files.delete(id);
}
