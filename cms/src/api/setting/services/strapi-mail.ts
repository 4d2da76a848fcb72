import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { html, plainText } from '../../../platform/mail/email';
import { enqueueContent } from '../../../platform/mail/outgoing';
import { deskAddresses } from './mail-desk';

// The text is one paragraph a line, as config/admin.ts writes it.
const StrapiMail = v.object({ to: v.string(), subject: v.string(), text: v.string() });

/**
 * Strapi's own mails, such as the link for an administrator's new password, go out like all others: stored first, retried,
 * sent from our address. Strapi would start the program `sendmail`.
 */
export function installStrapiMail(strapi: Core.Strapi): void {
  strapi.plugin('email').provider = {
    async send(options: unknown) {
      const { to, subject, text } = v.parse(StrapiMail, options);
      const { from, signature } = await deskAddresses(strapi);
      const email = { subject, text: text.split('\n').filter(Boolean), signature };
      const content = { from, to, subject, text: plainText(email), html: html(email) };
      await enqueueContent(strapi, content);
    },
  };
}
