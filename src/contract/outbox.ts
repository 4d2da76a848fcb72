import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
import { optional } from './strapi.ts';

/** The kinds of entries that can be created offline and sent later. */
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
  /** Why it was not delivered. `unreachable` is retried as soon as there is a connection. */
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

/** A file attached to a form. */
export interface Attached {
  attachment: Attachment;
  /** Undefined if the bytes are already in the outbox. */
  bytes: ArrayBuffer | undefined;
}

const DraftFiles = v.array(v.object({ attachment: Attachment, bytes: v.instance(ArrayBuffer) }));

/** The stored files of an unsent form; empty if the stored data has another shape. */
export function parseDraftFiles(stored: unknown): Attached[] {
  const parsed = v.safeParse(DraftFiles, stored);
  return parsed.success ? parsed.output : [];
}

/** The backend's response to a form it has stored. */
const Receipt = v.object({
  reference: v.string(),
  rmaNumber: optional(v.string()),
  statusPath: optional(v.string()),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** A reCAPTCHA v3 token: valid once and for two minutes, so only for an immediate first attempt. */
const CaptchaToken = v.object({ token: v.string(), madeAt: v.number() });
export type CaptchaToken = v.InferOutput<typeof CaptchaToken>;

const Entry = v.object({
  /** Also the idempotency key of every attempt. */
  id: v.string(),
  kind: v.picklist(entryKinds),
  lane: v.string(),
  /** The id of the signed-in customer; null for a guest. Never a token. */
  subject: v.nullable(v.string()),
  payload: v.unknown(),
  attachments: v.fallback(v.array(Attachment), []),
  /** When it was created, by the device's clock. For display only. */
  createdAt: v.number(),
  /** Increases with every entry on this device, independently of the clock. */
  sequence: v.fallback(v.number(), 0),
  /** When it was created, by the server's clock; null until that is known. */
  writtenAt: optional(v.number()),
  attempts: v.number(),
  captcha: v.fallback(optional(CaptchaToken), null),
  state: v.picklist(['waiting', 'rejected', 'parked', 'expired', 'sent']),
  nextAttemptAt: v.number(),
  lastError: optional(Failure),
  receipt: optional(Receipt),
  settledAt: optional(v.number()),
  /** Removed by the user, but can still be restored. */
  removedAt: optional(v.number()),
});
export type Entry = v.InferOutput<typeof Entry>;

/** Undefined for other data, such as an entry of a later version, which is not deleted. */
export function parseEntry(stored: unknown): Entry | undefined {
  const parsed = v.safeParse(Entry, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Undefined if it is not a receipt: captive portals return 200 for everything. */
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

/** An ALTCHA challenge; only the fields needed to solve it are checked. */
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
    message: v.fallback(v.string(), m.forms.rejectedByServer),
    details: v.fallback(
      v.object({
        errors: v.fallback(v.array(FieldError), []),
        receivedBytes: v.fallback(v.optional(v.number()), undefined),
      }),
      { errors: [], receivedBytes: undefined },
    ),
  }),
});

/** Undefined if the response is not from our backend. */
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
