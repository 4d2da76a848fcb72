import nodemailer from 'nodemailer';
import { environment } from '../config/environment';
import { saveToMailbox } from './mailbox';
import type { Content } from './content';

type Transport = {
  /** `requestId` is that of the request that caused the e-mail. */
  deliver(mail: string, content: Content, requestId?: string | null): Promise<unknown>;
};

const timeoutMilliseconds = 20_000;

let chosen: Transport | undefined;

export function transport(): Transport {
  chosen ??= environment().SMTP_URL ? smtp(environment().SMTP_URL) : { deliver: saveToMailbox };
  return chosen;
}

export function smtp(url: string | undefined): Transport {
  const mailer = nodemailer.createTransport(withTimeouts(url));
  return {
    deliver: (mail, content, requestId) =>
      mailer.sendMail({
        ...content,
        messageId: `<${mail}@${hostOf(content.from)}>`,
        headers: { ...automatic, ...(requestId && { 'X-Request-Id': requestId }) },
      }),
  };
}

function withTimeouts(smtpUrl = ''): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(timeoutMilliseconds));
  return url.href;
}

// Prevents out-of-office replies (RFC 3834).
const automatic = { 'Auto-Submitted': 'auto-generated' };

function hostOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
