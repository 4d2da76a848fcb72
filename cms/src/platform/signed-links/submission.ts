import { randomUUID } from 'node:crypto';
import { isSameSignature, sign } from '../config/derived-secret';

/** A form that was opened without JavaScript: its idempotency key, and when it was opened. */
export type Submission = { entry: string; openedAt: number };

const shape = /^([\da-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;
const shortestMs = 3000;
const longestMs = 24 * 60 * 60 * 1000;

export function openSubmission(now = Date.now()): Submission {
  return { entry: randomUUID(), openedAt: now };
}

/** Signed, so that the time cannot be changed. */
export function submissionToken({ entry, openedAt }: Submission): string {
  return `${entry}.${openedAt}.${signatureOf({ entry, openedAt })}`;
}

/** Undefined if we did not issue it. */
export function readSubmission(token: unknown): Submission | undefined {
  const [, entry = '', digits = '', signature = ''] = (typeof token === 'string' && shape.exec(token)) || [];
  const submission = { entry, openedAt: Number(digits) };
  return isSameSignature(signature, signatureOf(submission)) ? submission : undefined;
}

/** A person needs more than a few seconds to fill in a form, and less than a day. */
export function isTimely({ openedAt }: Submission, now = Date.now()): boolean {
  return now - openedAt >= shortestMs && !isExpired({ openedAt }, now);
}

export function isExpired({ openedAt }: Pick<Submission, 'openedAt'>, now = Date.now()): boolean {
  return now - openedAt > longestMs;
}

const signatureOf = ({ entry, openedAt }: Submission) => sign('submission', `${entry} ${openedAt}`);
