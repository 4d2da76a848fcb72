import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { plainText } from '../../platform/mail/email';
import { html } from '../../platform/mail/email-html';
import { enqueueContent } from '../../platform/mail/outgoing';
import { rejectedMailListeners } from '../../platform/mail/rejected-mail-listeners';
import type { Part } from '../../platform/part';
import { mailSettings } from './services/mail-settings';
import { reportRejectedMail } from './services/rejected-mail';

export const settingPart: Part = {
  register: () => rejectedMailListeners.add(reportRejectedMail),
  bootstrap: installMailProvider,
};

// Each line of the text is a paragraph (see config/admin.ts).
const StrapiMail = v.object({ to: v.string(), subject: v.string(), text: v.string() });

// Queues Strapi's own e-mails, such as password reset links for administrators, like all other e-mails. By default, Strapi
// would run `sendmail`.
function installMailProvider(strapi: Core.Strapi): void {
  strapi.plugin('email').provider = {
    async send(options: unknown) {
      const { to, subject, text } = v.parse(StrapiMail, options);
      const { from, brand } = await mailSettings(strapi);
      const email = { subject, text: text.split('\n').filter(Boolean), brand, isForStaff: true };
      const content = { from, to, subject, text: plainText(email), html: html(email) };
      await enqueueContent(strapi, content);
    },
  };
}
