import type { Core } from '@strapi/strapi';
import { normalEmail } from '../../../platform/mail/normal-email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import type { RejectedMail } from '../../../platform/mail/rejected-mail-listeners';
import { mailSettings } from './mail-settings';

/** Notifies staff that a customer will not get an e-mail. */
export async function reportRejectedMail(strapi: Core.Strapi, mail: RejectedMail): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  // A report to the same address would be rejected too.
  if (normalEmail(mail.to) === normalEmail(staff)) return;
  await enqueueMail(
    strapi,
    { from, to: staff, about: mail.person },
    {
      subject: 'An e-mail was rejected',
      text: [
        'The mail server has rejected this e-mail, so it will not be sent again. The e-mail address may be mistyped, or the mailbox closed or full.',
        'Contact the customer another way.',
      ],
      facts: [
        ['To', mail.to],
        ['Subject', mail.subject],
        ['Server response', mail.problem],
      ],
      brand,
    },
  );
}
