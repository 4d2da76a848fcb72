import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { tables } from '../database/schema';
import { currentRequest } from '../logs/current-request';
import type { Content } from './content';
import { type Email, plainText } from './email';
import { html } from './email-html';
import { wakeMailer } from './mailer';
import { normalEmail } from './normal-email';

type Purpose = {
  /**
   * The customer's e-mail address, if the e-mail goes to staff. The e-mail is deleted with this person's data.
   */
  about?: string;
  /** Tells a person that their data was deleted. The e-mail itself is deleted as soon as it is sent. */
  isLast?: boolean;
};
type Envelope = { from: string; to: string; replyTo?: string } & Purpose;

export async function enqueueMail(strapi: Core.Strapi, envelope: Envelope, email: Email): Promise<void> {
  const { about = envelope.to, isLast = false, ...addresses } = envelope;
  const written = { isForStaff: envelope.about !== undefined, ...email };
  const bodies = { text: plainText(written), html: html(written) };
  await enqueueContent(strapi, { ...addresses, subject: email.subject, ...bodies }, { about, isLast });
}

// Stored in the caller's transaction and sent after its commit, so that it is sent if and only if its cause was stored.
export async function enqueueContent(
  strapi: Core.Strapi,
  content: Content,
  { about = content.to, isLast = false }: Purpose = {},
): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(tables.mails).insert({
      mail: randomUUID(),
      content: JSON.stringify(content),
      attempts: 0,
      due: Date.now(),
      queued: Date.now(),
      person: normalEmail(about),
      is_last: isLast ? 1 : 0,
      request_id: currentRequest()?.id ?? null,
    });
    onCommit(() => wakeMailer(strapi));
  });
}
