import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { tables } from '../tables/tables';
import type { Content } from './content';
import { html, type Letter, plainText } from './letter';
import { wakeMailer } from './mailer';

type Envelope = { from: string; to: string; replyTo?: string };

// Written in the caller's transaction and sent after its commit: a mail goes out if and only if its cause was stored.
export async function enqueueMail(strapi: Core.Strapi, envelope: Envelope, letter: Letter): Promise<void> {
  const content: Content = {
    ...envelope,
    subject: letter.subject,
    text: plainText(letter),
    html: html(letter),
  };
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(tables.mails).insert({
      mail: randomUUID(),
      content: JSON.stringify(content),
      attempts: 0,
      due: Date.now(),
    });
    onCommit(() => wakeMailer(strapi));
  });
}
