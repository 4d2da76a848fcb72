import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { tables } from '../database/schema';
import { currentRequest } from '../logs/current-request';
import type { Content } from './content';
import { type Email, plainText } from './email';
import { html } from './email-html';
import { wakeMailer } from './mailer';

type Envelope = { from: string; to: string; replyTo?: string };

export async function enqueueMail(strapi: Core.Strapi, envelope: Envelope, email: Email): Promise<void> {
  const bodies = { text: plainText(email), html: html(email) };
  await enqueueContent(strapi, { ...envelope, subject: email.subject, ...bodies });
}

// Stored in the caller's transaction and sent after its commit, so that it is sent if and only if its cause was stored.
export async function enqueueContent(strapi: Core.Strapi, content: Content): Promise<void> {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(tables.mails).insert({
      mail: randomUUID(),
      content: JSON.stringify(content),
      attempts: 0,
      due: Date.now(),
      request_id: currentRequest()?.id ?? null,
    });
    onCommit(() => wakeMailer(strapi));
  });
}
