import type { Attachment, CaptchaToken, Entry, EntryKind, Failure, Receipt } from '#src/contract/outbox.ts';
import type { Held } from './held.ts';
import { kinds } from './kinds.ts';

const day = 24 * 3_600_000;
/** The backend remembers a key for 45 days: until then a second attempt cannot have a second effect. */
const longestWaitMs = 30 * day;
const warnedAfterMs = 25 * day;
const sentListedMs = 30 * day;

export interface NewEntry {
  /** Of an earlier try whose end nobody knows. */
  id?: string | undefined;
  kind: EntryKind;
  subject: string | null;
  payload: unknown;
  attachments: Attachment[];
  captcha?: CaptchaToken | null;
}

export function entryOf(
  { id = crypto.randomUUID(), kind, subject, payload, attachments, captcha = null }: NewEntry,
  now: number,
  writtenAt: number | null = null,
): Entry {
  return {
    id,
    kind,
    lane: kinds[kind].lane,
    subject,
    payload,
    attachments,
    createdAt: now,
    // Given when it is stored.
    sequence: 0,
    writtenAt,
    attempts: 0,
    captcha,
    state: 'waiting',
    nextAttemptAt: 0,
    lastError: null,
    receipt: null,
    settledAt: null,
    removedAt: null,
  };
}

/**
 * The mended form of an entry. What was refused, or never sent, has had no effect: it gets a key of its own. Of one
 * whose answer got lost nobody knows, so it keeps its key, and the backend tells when it had arrived.
 */
export function successorOf(
  earlier: Entry,
  wanted: Pick<NewEntry, 'payload' | 'attachments' | 'captcha'>,
  now: number,
): Entry {
  const fresh = entryOf({ ...wanted, kind: earlier.kind, subject: earlier.subject }, now);
  const isUncertain = earlier.attempts > 0 && (earlier.state === 'waiting' || earlier.state === 'expired');
  return isUncertain ? { ...fresh, id: earlier.id, attempts: earlier.attempts } : fresh;
}

export type Outcome =
  | { type: 'confirmed'; receipt: Receipt; held?: undefined }
  /** What the server holds with this change in it, kept in the entry's place. */
  | { type: 'confirmed'; held: Held; cartToken?: string; receipt?: undefined }
  | { type: 'rejected'; failure: Failure }
  | { type: 'try-later'; failure: Failure; retryAfterMs?: number }
  | { type: 'parked'; failure: Failure };

export interface Moment {
  /** By the device's clock. */
  now: number;
  /** By the server's clock, where it is known. */
  serverNow: number | undefined;
  /** From 0 to 1, for the jitter. */
  chance: number;
}

/** What an attempt makes of an entry. */
export function settled(entry: Entry, outcome: Outcome, { now, chance, serverNow }: Moment): Entry {
  const settledAt = serverNow ?? now;
  const tried = { ...entry, attempts: entry.attempts + 1, captcha: null, removedAt: null };
  switch (outcome.type) {
    case 'confirmed':
      return { ...tried, state: 'sent', receipt: outcome.receipt ?? null, lastError: null, settledAt };
    case 'rejected':
      return { ...tried, state: 'rejected', lastError: outcome.failure, settledAt };
    case 'parked':
      return { ...tried, state: 'parked', lastError: outcome.failure };
    case 'try-later': {
      const pauseMs = outcome.retryAfterMs ?? backoffMs(entry.attempts, outcome.failure.reason);
      const nextAttemptAt = now + pauseMs * (1 + chance / 4);
      return { ...tried, state: 'waiting', lastError: outcome.failure, nextAttemptAt };
    }
  }
}

/** Without a connection waiting longer spares nobody: it is tried when there is one. */
const backoffMs = (attempts: number, reason: Failure['reason']) =>
  reason === 'unreachable' ? 0 : Math.min(5000 * 2 ** attempts, 15 * 60_000);

/** Whose turn it is, and whether an earlier failure is to be waited out. */
export interface Turn {
  now: number;
  /** Of the person who is signed in. */
  subject: string | null;
  ignoreBackoff: boolean;
}

/** Nobody else's is sent; what a visitor made without signing in is sent for a visitor. */
export const belongsTo = ({ subject }: Entry, current: string | null) =>
  subject === null || subject === current;

/** Both lead to the same end, so the later one is enough. */
export function isReplacedBy(entry: Entry, later: Entry): boolean {
  const end = kinds[entry.kind].endOf?.(entry.payload);
  return (
    end !== undefined &&
    isWaiting(entry) &&
    entry.id !== later.id &&
    entry.lane === later.lane &&
    entry.subject === later.subject &&
    kinds[later.kind].endOf?.(later.payload) === end
  );
}

export const isWaiting = ({ state, removedAt }: Entry) => state === 'waiting' && removedAt === null;

/** Neither arrived nor deleted: it counts in the header and on the app's icon. */
export const isUnsettled = ({ state, removedAt }: Entry) => state !== 'sent' && removedAt === null;

/** Worth a mark: what is sent in the moment it was made does not show up in between. */
export const isHeldUp = (entry: Entry) =>
  isUnsettled(entry) && (!kinds[entry.kind].confirms || entry.attempts > 0 || entry.state !== 'waiting');

const longestPauseMs = 90 * 60_000;

/** A pause that could never have been set is the work of a clock that was put right. */
export const isDue = ({ nextAttemptAt }: Entry, now: number) =>
  nextAttemptAt <= now || nextAttemptAt > now + longestPauseMs;

/**
 * The moment it was written, by the server's clock: never later than now, and now where the clock of the device could not
 * be believed.
 */
export function dated(entry: Entry, serverNow: number): Entry {
  // One of an older version of the site that was tried may have arrived: its key is as old as it is.
  const isOldKey = entry.sequence === 0 && entry.attempts > 0;
  const written = entry.writtenAt ?? (isOldKey ? entry.createdAt : serverNow);
  return { ...entry, writtenAt: Math.min(written, serverNow) };
}

/** Where the device's clock was wrong, or the server's time was not known yet. */
export const isUndated = ({ writtenAt }: Entry, serverNow: number) =>
  writtenAt === null || writtenAt > serverNow;

export const isTooOld = ({ writtenAt }: Entry, serverNow: number) =>
  writtenAt !== null && serverNow - writtenAt > longestWaitMs;

/** The day after which it is no longer sent by itself, when that is near. */
export const lastDayOf = ({ writtenAt }: Entry, now: number) =>
  writtenAt !== null && now - writtenAt > warnedAfterMs ? writtenAt + longestWaitMs : undefined;

/** Sent ones are listed for a while; nothing else ever goes by itself. */
export const isForgotten = ({ state, settledAt }: Entry, serverNow: number) =>
  state === 'sent' && settledAt !== null && serverNow - settledAt > sentListedMs;

/** As it was written. Entries of an older version of the site have no number and come first, by their clock. */
export const inOrder = (entries: Entry[]) =>
  entries.toSorted((a, b) => a.sequence - b.sequence || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
