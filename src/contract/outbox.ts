import * as v from 'valibot';
import { optional } from './strapi.ts';

/** What can be made without a connection and sent later. */
export const entryKinds = [
  'contact',
  'quote',
  'demo',
  'part-wizard',
  'part-wizard-email',
  'calibration-and-repair',
  'cart-line',
  'cart-lines',
  'cart-remove',
  'cart-empty',
  'configuration-save',
  'configuration-remove',
] as const;
export type EntryKind = (typeof entryKinds)[number];

const FieldError = v.object({
  path: v.array(v.union([v.string(), v.number()])),
  message: v.string(),
});

const Failure = v.object({
  /** What kept it from arriving, for the next step: `unreachable` is tried as soon as there is a connection. */
  reason: v.picklist(['unreachable', 'busy', 'refused', 'signed-out', 'changed-after-arrival']),
  message: v.string(),
  fields: v.fallback(v.array(FieldError), []),
});
export type Failure = v.InferOutput<typeof Failure>;

const Attachment = v.object({
  id: v.string(),
  name: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
  sha256: v.string(),
});
export type Attachment = v.InferOutput<typeof Attachment>;

/** A file that was chosen for a form. */
export interface Attached {
  attachment: Attachment;
  /** Undefined where the bytes are in the outbox already. */
  bytes: ArrayBuffer | undefined;
}

const DraftFiles = v.array(v.object({ attachment: Attachment, bytes: v.instance(ArrayBuffer) }));

/** The files of a form that was not sent, as they are stored; none where something else was stored. */
export function parseDraftFiles(stored: unknown): Attached[] {
  const parsed = v.safeParse(DraftFiles, stored);
  return parsed.success ? parsed.output : [];
}

/** What the backend says of a form it has stored. */
const Receipt = v.object({
  reference: v.string(),
  rmaNumber: optional(v.string()),
  statusPath: optional(v.string()),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** Of reCAPTCHA v3: good once and for two minutes, so only for a first attempt that follows at once. */
const CaptchaToken = v.object({ token: v.string(), madeAt: v.number() });
export type CaptchaToken = v.InferOutput<typeof CaptchaToken>;

const Entry = v.object({
  /** The idempotency key too, for life. */
  id: v.string(),
  kind: v.picklist(entryKinds),
  lane: v.string(),
  /** Whose it is: the identity of the person who was signed in, null for a visitor. Never a token. */
  subject: v.nullable(v.string()),
  payload: v.unknown(),
  attachments: v.fallback(v.array(Attachment), []),
  /** When it was written, by the device's clock: to be shown, never to decide anything. */
  createdAt: v.number(),
  /** Counts up on this device: what was written later has a higher one, whatever the clock said. */
  sequence: v.fallback(v.number(), 0),
  /** When it was written, by the server's clock; null until that is known. */
  writtenAt: optional(v.number()),
  attempts: v.number(),
  captcha: v.fallback(optional(CaptchaToken), null),
  state: v.picklist(['waiting', 'rejected', 'parked', 'expired', 'sent']),
  nextAttemptAt: v.number(),
  lastError: optional(Failure),
  receipt: optional(Receipt),
  settledAt: optional(v.number()),
  /** Deleted by hand, but still there to be taken back. */
  removedAt: optional(v.number()),
});
export type Entry = v.InferOutput<typeof Entry>;

/** Undefined where something else was stored, such as an entry of a later version: it stays, untouched. */
export function parseEntry(stored: unknown): Entry | undefined {
  const parsed = v.safeParse(Entry, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Undefined where it is no receipt: the page of a hotel's network answers 200 to everything. */
export function parseReceipt(body: unknown): Receipt | undefined {
  const parsed = v.safeParse(v.object({ data: Receipt }), body);
  return parsed.success ? parsed.output.data : undefined;
}

export function parseReceivedBytes(body: unknown): number | undefined {
  const parsed = v.safeParse(v.object({ data: v.object({ receivedBytes: v.number() }) }), body);
  return parsed.success ? parsed.output.data.receivedBytes : undefined;
}

export function parseIsCheckNeeded(body: unknown): boolean {
  return v.is(v.object({ data: v.object({ isCheckNeeded: v.literal(true) }) }), body);
}

export function parsePass(body: unknown): string | undefined {
  const parsed = v.safeParse(v.object({ data: v.object({ pass: v.string() }) }), body);
  return parsed.success ? parsed.output.data.pass : undefined;
}

/** ALTCHA's, of which we only look at what solving it takes. */
const Challenge = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.pipe(v.number(), v.maxValue(100_000)),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.optional(v.string()),
});

export function parseChallenge(body: unknown) {
  const parsed = v.safeParse(Challenge, body);
  return parsed.success ? parsed.output : undefined;
}

const ErrorResponse = v.object({
  error: v.object({
    name: v.fallback(v.string(), ''),
    message: v.fallback(v.string(), 'The server rejected it.'),
    details: v.fallback(
      v.object({
        errors: v.fallback(v.array(FieldError), []),
        receivedBytes: v.fallback(v.optional(v.number()), undefined),
      }),
      { errors: [], receivedBytes: undefined },
    ),
  }),
});

/** Undefined where something else than our backend answered. */
export function parseErrorResponse(body: unknown) {
  const parsed = v.safeParse(ErrorResponse, body);
  return parsed.success ? parsed.output.error : undefined;
}

const MirroredSession = v.object({ subject: v.string(), jwt: v.string() });
export type MirroredSession = v.InferOutput<typeof MirroredSession>;

export function parseMirroredSession(stored: unknown): MirroredSession | undefined {
  const parsed = v.safeParse(MirroredSession, stored);
  return parsed.success ? parsed.output : undefined;
}
