import type { Attachment, CaptchaToken, Entry, EntryKind, Failure, Receipt } from '#src/contract/outbox.ts';
import type { ServerState } from './server-state.ts';
import { kinds } from './kinds.ts';

const day = 24 * 3_600_000;
/** The backend stores idempotency keys for 45 days; up to then a repeated request has no second effect. */
const maxAgeMs = 30 * day;
const warnAfterMs = 25 * day;
const sentRetentionMs = 30 * day;

export interface NewEntry {
  /** The key of an earlier attempt with an unknown outcome. */
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
    // Assigned when the entry is stored.
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
 * The corrected version of an entry. An entry that was rejected or never sent has had no effect, so the correction gets a
 * new key. If the outcome of an attempt is unknown, the correction keeps the key, and the backend reports if the original
 * had arrived.
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
  /** The server's state including this change. It is stored, and the entry is deleted. */
  | { type: 'confirmed'; serverState: ServerState; cartToken?: string; receipt?: undefined }
  | { type: 'rejected'; failure: Failure }
  | { type: 'try-later'; failure: Failure; retryAfterMs?: number }
  | { type: 'parked'; failure: Failure };

export interface OutcomeContext {
  /** Device clock. */
  now: number;
  /** Server clock, if known. */
  serverNow: number | undefined;
  /** Between 0 and 1, for jitter. */
  random: number;
}

/** Returns the entry after an attempt with this outcome. */
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

/** No backoff while offline: it would not reduce load, and the entry should be sent as soon as there is a connection. */
const backoffMs = (attempts: number, reason: Failure['reason']) =>
  reason === 'unreachable' ? 0 : Math.min(5000 * 2 ** attempts, 15 * 60_000);

export interface ReplayContext {
  now: number;
  /** The signed-in person; null for a visitor. */
  subject: string | null;
  ignoreBackoff: boolean;
}

/** Only the current person's entries are sent, and those created without signing in. */
export const belongsTo = ({ subject }: Entry, current: string | null) =>
  subject === null || subject === current;

/** Both entries set the same value, so the later one is enough. */
export function isSupersededBy(entry: Entry, later: Entry): boolean {
  const key = kinds[entry.kind].supersedeKeyOf?.(entry.payload);
  return (
    key !== undefined &&
    entry.removedAt === null &&
    entry.id !== later.id &&
    entry.lane === later.lane &&
    entry.subject === later.subject &&
    kinds[later.kind].supersedeKeyOf?.(later.payload) === key
  );
}

export const isPending = ({ state, removedAt }: Entry) => state === 'waiting' && removedAt === null;

/** Neither sent nor removed. Counted in the header and on the app's icon. */
export const isUnsettled = ({ state, removedAt }: Entry) => state !== 'sent' && removedAt === null;

/** Cart and configuration changes are shown as pending only after a first failed attempt; usually they are sent at once. */
export const isDelayed = (entry: Entry) =>
  isUnsettled(entry) && (!kinds[entry.kind].confirms || entry.attempts > 0 || entry.state !== 'waiting');

const maxPauseMs = 90 * 60_000;

/** A longer pause than the maximum means that the device's clock has been corrected since; the entry is then due. */
export const isDue = ({ nextAttemptAt }: Entry, now: number) =>
  nextAttemptAt <= now || nextAttemptAt > now + maxPauseMs;

/** Sets `writtenAt` by the server's clock: never in the future, and now if the device's clock was unreliable. */
export function withWrittenAt(entry: Entry, serverNow: number): Entry {
  // Entries by older versions of the site have no sequence. If tried, the server may know their key since `createdAt`.
  const isOldKey = entry.sequence === 0 && entry.attempts > 0;
  const written = entry.writtenAt ?? (isOldKey ? entry.createdAt : serverNow);
  return { ...entry, writtenAt: Math.min(written, serverNow) };
}

/** True if the device's clock was wrong, or the server's time was not known yet. */
export const needsWrittenAt = ({ writtenAt }: Entry, serverNow: number) =>
  writtenAt === null || writtenAt > serverNow;

export const isExpired = ({ writtenAt }: Entry, serverNow: number) =>
  writtenAt !== null && serverNow - writtenAt > maxAgeMs;

/** When the entry expires, if that is within five days. */
export const expiresSoonAt = ({ writtenAt }: Entry, now: number) =>
  writtenAt !== null && now - writtenAt > warnAfterMs ? writtenAt + maxAgeMs : undefined;

/** Sent entries are listed for 30 days. No other entries are deleted automatically. */
export const isPastRetention = ({ state, settledAt }: Entry, serverNow: number) =>
  state === 'sent' && settledAt !== null && serverNow - settledAt > sentRetentionMs;

/** Oldest first. Entries by older versions of the site have no sequence and come first, ordered by `createdAt`. */
export const sortBySequence = (entries: Entry[]) =>
  entries.toSorted((a, b) => a.sequence - b.sequence || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
