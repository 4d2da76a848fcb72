import type { Entry } from '#src/contract/outbox.ts';
import type { ServerState } from './server-state.ts';
import type { OutgoingRequest } from './send-request.ts';

export interface Kind {
  /** What is sent, but for the key, the token and the human check. */
  buildRequest: (entry: Entry) => { path: string; method: OutgoingRequest['method']; data?: object };
  /** Entries of one lane are sent in the order they were made; lanes do not wait for each other. */
  lane: string;
  needsHumanCheck: boolean;
  /** Entries of a lane with one end replace each other: only the last is sent. */
  supersedeKeyOf?: (payload: unknown) => string | undefined;
  /** For people: "Your quote request". */
  label: string;
  /** Where it is made, and mended. */
  page: string;
  /**
   * Answered with what the server now holds: that is kept in the entry's place. Others are answered with a receipt and
   * stay listed.
   */
  confirms?: ServerState['of'];
}
