import type { Entry } from '#src/contract/outbox.ts';
import type { Held } from './held.ts';
import type { Parcel } from './wire.ts';

export interface Kind {
  /** What is sent, but for the key, the token and the human check. */
  parcelOf: (entry: Entry) => { path: string; method: Parcel['method']; data?: object };
  /** Entries of one lane are sent in the order they were made; lanes do not wait for each other. */
  lane: string;
  needsHumanCheck: boolean;
  /** Entries of a lane with one end replace each other: only the last is sent. */
  endOf?: (payload: unknown) => string | undefined;
  /** For people: "Your quote request". */
  words: string;
  /** Where it is made, and mended. */
  page: string;
  /**
   * Answered with what the server now holds: that is kept in the entry's place. Others are answered with a receipt and
   * stay listed.
   */
  confirms?: Held['of'];
}
