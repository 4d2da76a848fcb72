import type { Attachment, CaptchaToken, Entry, EntryKind, Failure, Receipt } from '#src/contract/outbox.ts';
import type { ServerState } from './server-state.ts';
import { kinds } from './kinds.ts';

const day = 24 * 3_600_000;
/** The backend remembers a key for 45 days: until then a second attempt cannot have a second effect. */
const maxAgeMs = 30 * day;
const warnAfterMs = 25 * day;
const sentRetentionMs = 30 * day;

export interface NewEntry {
  /** Of an earlier try whose end nobody knows. */
  id?: string | undefined;
  kind: EntryKind;
  subject: string | null;
  payload: unknown;
  attachments: Attachment[];
  captcha?: CaptchaToken | null;
}

export function createEntry(
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
export function createReplacement(
  earlier: Entry,
  correction: Pick<NewEntry, 'payload' | 'attachments' | 'captcha'>,
  now: number,
): Entry {
  const fresh = createEntry({ ...correction, kind: earlier.kind, subject: earlier.subject }, now);
  const isUncertain = earlier.attempts > 0 && (earlier.state === 'waiting' || earlier.state === 'expired');
  return isUncertain ? { ...fresh, id: earlier.id, attempts: earlier.attempts } : fresh;
}

export type Outcome =
  | { type: 'confirmed'; receipt: Receipt; serverState?: undefined }
  /** What the server holds with this change in it, kept in the entry's place. */
  | { type: 'confirmed'; serverState: ServerState; cartToken?: string; receipt?: undefined }
  | { type: 'rejected'; failure: Failure }
  | { type: 'try-later'; failure: Failure; retryAfterMs?: number }
  | { type: 'parked'; failure: Failure };

export interface OutcomeContext {
  /** By the device's clock. */
  now: number;
  /** By the server's clock, where it is known. */
  serverNow: number | undefined;
  /** From 0 to 1, for the jitter. */
  random: number;
}

/** What an attempt makes of an entry. */
export function applyOutcome(
  entry: Entry,
  outcome: Outcome,
  { now, random, serverNow }: OutcomeContext,
): Entry {
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
      const nextAttemptAt = now + pauseMs * (1 + random / 4);
      return { ...tried, state: 'waiting', lastError: outcome.failure, nextAttemptAt };
    }
  }
}

/** Without a connection waiting longer spares nobody: it is tried when there is one. */
const backoffMs = (attempts: number, reason: Failure['reason']) =>
  reason === 'unreachable' ? 0 : Math.min(5000 * 2 ** attempts, 15 * 60_000);

/** Whose turn it is, and whether an earlier failure is to be waited out. */
export interface ReplayContext {
  now: number;
  /** Of the person who is signed in. */
  subject: string | null;
  ignoreBackoff: boolean;
}

/** Nobody else's is sent; what a visitor made without signing in is sent for a visitor. */
export const belongsTo = ({ subject }: Entry, current: string | null) =>
  subject === null || subject === current;

/** Both lead to the same end, so the later one is enough. */
export function isSupersededBy(entry: Entry, later: Entry): boolean {
  const end = kinds[entry.kind].supersedeKeyOf?.(entry.payload);
  return (
    end !== undefined &&
    isPending(entry) &&
    entry.id !== later.id &&
    entry.lane === later.lane &&
    entry.subject === later.subject &&
    kinds[later.kind].supersedeKeyOf?.(later.payload) === end
  );
}

export const isPending = ({ state, removedAt }: Entry) => state === 'waiting' && removedAt === null;

/** Neither arrived nor deleted: it counts in the header and on the app's icon. */
export const isUnsettled = ({ state, removedAt }: Entry) => state !== 'sent' && removedAt === null;

/** Worth a mark: what is sent in the moment it was made does not show up in between. */
export const isDelayed = (entry: Entry) =>
  isUnsettled(entry) && (!kinds[entry.kind].confirms || entry.attempts > 0 || entry.state !== 'waiting');

const maxPauseMs = 90 * 60_000;

/** A pause that could never have been set is the work of a clock that was put right. */
export const isDue = ({ nextAttemptAt }: Entry, now: number) =>
  nextAttemptAt <= now || nextAttemptAt > now + maxPauseMs;

/**
 * The moment it was written, by the server's clock: never later than now, and now where the clock of the device could not
 * be believed.
 */
export function withWrittenAt(entry: Entry, serverNow: number): Entry {
  // One of an older version of the site that was tried may have arrived: its key is as old as it is.
  const isOldKey = entry.sequence === 0 && entry.attempts > 0;
  const written = entry.writtenAt ?? (isOldKey ? entry.createdAt : serverNow);
  return { ...entry, writtenAt: Math.min(written, serverNow) };
}

/** Where the device's clock was wrong, or the server's time was not known yet. */
export const needsWrittenAt = ({ writtenAt }: Entry, serverNow: number) =>
  writtenAt === null || writtenAt > serverNow;

export const isExpired = ({ writtenAt }: Entry, serverNow: number) =>
  writtenAt !== null && serverNow - writtenAt > maxAgeMs;

/** The day after which it is no longer sent by itself, when that is near. */
export const expiresSoonAt = ({ writtenAt }: Entry, now: number) =>
  writtenAt !== null && now - writtenAt > warnAfterMs ? writtenAt + maxAgeMs : undefined;

/** Sent ones are listed for a while; nothing else ever goes by itself. */
export const isPastRetention = ({ state, settledAt }: Entry, serverNow: number) =>
  state === 'sent' && settledAt !== null && serverNow - settledAt > sentRetentionMs;

/** As it was written. Entries of an older version of the site have no number and come first, by their clock. */
export const sortBySequence = (entries: Entry[]) =>
  entries.toSorted((a, b) => a.sequence - b.sequence || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
