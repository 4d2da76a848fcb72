import type { Entry } from '#src/contract/outbox.ts';
import { cartHeaders } from './cart-token.ts';
import { createEntry, sortBySequence } from './entry.ts';
import { replay } from './replay.ts';
import { send } from './send.ts';
import { add, readFile, store } from './store.ts';
import type { SendRequest, Reply } from './send-request.ts';

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
  const tokenOf = async (whose: string | null) => (whose === null ? undefined : `token of ${whose}`);
  const waiting = await replay(
    {
      store,
      send: (entry) => send(entry, { sendRequest, readFile, tokenOf, cartHeaders }),
      withEntryLock: (_id, act) => act(),
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

export const replyToForms =
  (sendRequest: SendRequest, reply: Reply): SendRequest =>
  async (path, request) =>
    isForm(path) ? reply : sendRequest(path, request);

export const replyAfterForms =
  (sendRequest: SendRequest, reply: () => Reply): SendRequest =>
  async (path, request) => {
    const answer = await sendRequest(path, request);
    return isForm(path) ? reply() : answer;
  };
