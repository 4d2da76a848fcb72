import type { Entry } from '#src/contract/outbox.ts';
import { cartHeaders } from './cart-token.ts';
import { entryOf, inOrder } from './entry.ts';
import { replay } from './replay.ts';
import { send } from './send.ts';
import { add, readFile, store } from './store.ts';
import type { Carry, Reply } from './wire.ts';

type Extra = Partial<Pick<Entry, 'subject' | 'attachments' | 'kind'>>;
/** Some time after everything was written. */
export const soon = Date.now() + 100_000;
let moment = Date.now();

/** For tests: what somebody wrote. */
export function anEntry(
  message: string,
  { subject = null, attachments = [], kind = 'contact' }: Extra = {},
): Entry {
  moment += 1;
  return entryOf({ kind, subject, payload: { message }, attachments }, moment, moment);
}

export async function anOutbox(...messages: string[]) {
  for (const message of messages) await add(anEntry(message), new Map());
}

export const entries = async () => inOrder(await store.all());

export async function emptyOutbox() {
  for (const { id } of await store.all()) await store.remove(id);
}

interface Wishes {
  subject?: string | null;
  ignoreBackoff?: boolean;
  now?: number;
  /** Undefined where no server is heard. */
  serverNow?: number | undefined;
}

export async function replayed(
  carry: Carry,
  { subject = null, ignoreBackoff = false, now = soon, ...wishes }: Wishes = {},
) {
  const serverNow = 'serverNow' in wishes ? wishes.serverNow : now;
  const tokenOf = async (whose: string | null) => (whose === null ? undefined : `token of ${whose}`);
  const waiting = await replay(
    {
      store,
      send: (entry) => send(entry, { carry, readFile, tokenOf, cartHeaders }),
      hold: (_id, act) => act(),
      now: () => now,
      serverNow: () => serverNow,
      chance: () => 0,
      onSettled: () => undefined,
    },
    { subject, ignoreBackoff },
  );
  return inOrder(waiting);
}

const isForm = (path: string) => path.endsWith('-forms');

export const insteadOfForms =
  (carry: Carry, reply: Reply): Carry =>
  async (path, parcel) =>
    isForm(path) ? reply : carry(path, parcel);

export const afterForms =
  (carry: Carry, reply: () => Reply): Carry =>
  async (path, parcel) => {
    const answer = await carry(path, parcel);
    return isForm(path) ? reply() : answer;
  };
