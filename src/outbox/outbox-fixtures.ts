import type { SendOutcome } from '#src/api/send.ts';
import { parseCart } from '#src/contract/cart.ts';
import type { Entry, EntryKind } from '#src/contract/outbox.ts';
import { credentialsOf } from './credentials.ts';
import { createEntry, sortBySequence } from './entry.ts';
import { replay } from './replay.ts';
import { sendEntry } from './send-entry.ts';
import { add, readFile, store } from './store.ts';
import type { SendRequest } from './send-request.ts';

type Extra = Partial<Pick<Entry, 'subject' | 'attachments' | 'kind'>>;
/** A time after all entries were written. */
export const afterWriting = Date.now() + 100_000;
let lastTimestamp = Date.now();

export function anEntry(
  message: string,
  { subject = null, attachments = [], kind = 'contact' }: Extra = {},
): Entry {
  lastTimestamp += 1;
  return createEntry({ kind, subject, payload: { message }, attachments }, lastTimestamp, lastTimestamp);
}

export async function addMessages(...messages: string[]) {
  for (const message of messages) await add(anEntry(message), new Map());
}

export const entries = async () => sortBySequence(await store.all());

export async function emptyOutbox() {
  for (const { id } of await store.all()) await store.remove(id);
}

interface ReplayOptions {
  subject?: string | null;
  ignoreBackoff?: boolean;
  now?: number;
  /** Undefined if the server's time is unknown. */
  serverNow?: number | undefined;
}

export async function replayOutbox(
  sendRequest: SendRequest,
  { subject = null, ignoreBackoff = false, now = afterWriting, ...options }: ReplayOptions = {},
) {
  const serverNow = 'serverNow' in options ? options.serverNow : now;
  const session = subject === null ? undefined : { subject, jwt: `token of ${subject}` };
  const waiting = await replay(
    {
      store,
      send: (entry) =>
        sendEntry(entry, { sendRequest, readFile, credentialsOf: (owner) => credentialsOf(owner, session) }),
      withEntryLock: (_id, callback) => callback(),
      now: () => now,
      serverNow: () => serverNow,
      random: () => 0,
      onSettled: () => undefined,
    },
    { subject, ignoreBackoff },
  );
  return sortBySequence(waiting);
}

const isForm = (path: string) => path.endsWith('-forms');

export const respondToForms =
  (sendRequest: SendRequest, response: SendOutcome): SendRequest =>
  async (path, request) =>
    isForm(path) ? response : sendRequest(path, request);

export const respondAfterForms =
  (sendRequest: SendRequest, respond: () => SendOutcome): SendRequest =>
  async (path, request) => {
    const response = await sendRequest(path, request);
    return isForm(path) ? respond() : response;
  };

export const aLine = (id: string) => ({ id, partNumber: 'A', quantity: 1 });

export const cartState = (data: { lines: object[]; mergedLines?: string[]; isNew: boolean }) => ({
  of: 'cart' as const,
  cart: parseCart({ data: { currency: 'EUR', ...data } }),
});

export const change = (kind: EntryKind, payload: object, subject: string | null = null) =>
  add(createEntry({ kind, subject, payload, attachments: [] }, Date.now()), new Map());
