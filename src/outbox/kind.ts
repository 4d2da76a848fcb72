import type { SendOptions } from '#src/api/send.ts';
import type { Entry } from '#src/contract/outbox.ts';
import type { ServerState } from './server-state.ts';

export interface Kind {
  /** The request, without idempotency key, bearer token and human check. */
  buildRequest: (entry: Entry) => { path: string; method: NonNullable<SendOptions['method']>; data?: object };
  /** Entries in one lane are sent in the order they were created. Lanes do not wait for each other. */
  lane: string;
  needsHumanCheck: boolean;
  /** Of the entries in a lane with the same key, only the last is sent. */
  supersedeKeyOf?: (payload: unknown) => string | undefined;
  /** Shown to users: "Quote request". */
  label: string;
  /** The page where the entry is created and edited. */
  page: string;
  /**
   * The response contains the server's state: it is stored and the entry is deleted. Entries of other kinds get a receipt
   * and stay listed.
   */
  confirms?: ServerState['of'];
}
