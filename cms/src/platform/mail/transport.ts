import nodemailer from 'nodemailer';
import { environment } from '../config/environment';
import { saveToMailbox } from './mailbox';
import type { Content } from './content';

type Transport = { deliver(mail: string, content: Content): Promise<unknown> };

const timeoutMilliseconds = 20_000;

let chosen: Transport | undefined;

export function transport(): Transport {
  chosen ??= environment().SMTP_URL ? smtp(environment().SMTP_URL) : { deliver: saveToMailbox };
  return chosen;
}

export function smtp(url: string | undefined): Transport {
  const mailer = nodemailer.createTransport(withTimeouts(url));
  return {
    deliver: (mail, content) =>
      mailer.sendMail({ ...content, messageId: `<${mail}@${hostOf(content.from)}>`, headers: automatic }),
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
