import * as v from 'valibot';

/** An error of nodemailer. `command` is the SMTP command that the mail server replied to. */
const SendError = v.object({
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string(), ''),
});

const day = 24 * 60 * 60 * 1000;
/** Mail servers usually retry for this long. */
const policyMs = 5 * day;
const aboutRecipient = new Set([550, 551, 552, 553]);

/**
 * For how long an e-mail is retried after it was queued. Not at all if the recipient does not exist or the message is
 * unacceptable, because another attempt cannot succeed. For some days if the server does not permit it (relaying, for
 * example), which can be a mistake in its settings. Otherwise (no connection, wrong password, full disk), for as long
 * as e-mails are stored.
 */
export function retriedForMs(error: unknown): number {
  const parsed = v.safeParse(SendError, error);
  if (!parsed.success) return Infinity;
  const { command, responseCode = 0, response } = parsed.output;
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (!isPermanent || (command !== 'RCPT TO' && command !== 'DATA')) return Infinity;
  return isFinal(command, responseCode, response) ? 0 : policyMs;
}

// RFC 3463: 5.1 is about the address (but 5.1.7 and 5.1.8 about that of the sender), 5.2 about the mailbox, 5.6 about the
// content of the message.
function isFinal(command: string, responseCode: number, response: string): boolean {
  const [, detail] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (detail !== undefined) return /^5\.(?:1\.(?![78]$)|[26]\.)/.test(detail);
  return command === 'RCPT TO' && aboutRecipient.has(responseCode);
}
