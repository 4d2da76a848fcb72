import type { Core } from '@strapi/strapi';
import type { Email } from '../../../platform/mail/email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { pageUrl } from '../../../platform/mail/site-origin';
import { texts } from '../../../platform/messages/texts';
import { mailSettings } from '../../setting/services/mail-settings';
import type { Customer } from './customer';
import { mailedCode } from './mailed-code';

type EmailContent = Omit<Email, 'brand'>;

// The code is in the link's fragment (after #), which browsers never send to a server, so it cannot appear in a log or a
// Referer header.
export function confirmationEmail(customer: Customer): EmailContent {
  const t = texts().account;
  return {
    subject: t.confirmSubject,
    text: [greeting(customer), t.confirmText, t.confirmIgnore],
    link: {
      label: t.confirmButton,
      url: pageUrl(`/confirm-email#${mailedCode('confirm', customer)}`),
    },
  };
}

export function secondAccountEmail(customer: Customer): EmailContent {
  const t = texts().account;
  return {
    subject: t.secondSubject,
    text: [greeting(customer), t.secondText, t.secondIgnore],
    link: {
      label: t.resetPassword,
      url: pageUrl(`/reset-password#${mailedCode('reset', customer)}`),
    },
  };
}

export function resetEmail(customer: Customer): EmailContent {
  const t = texts().account;
  return {
    subject: t.resetSubject,
    text: [greeting(customer), t.resetText, t.resetIgnore],
    link: {
      label: t.resetPassword,
      url: pageUrl(`/reset-password#${mailedCode('reset', customer)}`),
    },
  };
}

export function passwordChangedEmail(customer: Customer): EmailContent {
  const t = texts().account;
  return {
    subject: t.passwordChangedSubject,
    text: [greeting(customer), t.passwordChangedText, t.passwordNotYou],
    link: { label: t.resetPassword, url: pageUrl('/forgot-password') },
  };
}

export function emailChangedEmail(customer: Customer, email: string): EmailContent {
  const t = texts().account;
  return {
    subject: t.emailChangedSubject,
    text: [greeting(customer), t.emailChangedText({ email }), t.emailNotYou],
    link: { label: t.contactUs, url: pageUrl('/contact') },
  };
}

export function accountDeletedEmail(customer: Customer): EmailContent {
  const t = texts().account;
  return {
    subject: t.deletedSubject,
    text: [greeting(customer), t.deletedText, t.deletedNotYou],
    link: { label: t.contactUs, url: pageUrl('/contact') },
  };
}

export function guestErasedEmail(): EmailContent {
  const t = texts().account;
  return { subject: t.guestDeletedSubject, text: [t.hello, t.guestDeletedText] };
}

export function accountExpiresEmail(customer: Customer, days: number): EmailContent {
  const t = texts().account;
  return {
    subject: t.expiresSubject({ days }),
    text: [greeting(customer), t.expiresText({ days })],
    link: { label: t.signIn, url: pageUrl('/sign-in') },
  };
}

export function accountExpiredEmail(customer: Customer): EmailContent {
  const t = texts().account;
  return { subject: t.deletedSubject, text: [greeting(customer), t.expiredText] };
}

export async function sendAccountEmail(
  strapi: Core.Strapi,
  to: string,
  content: EmailContent,
): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(strapi, { from, to, replyTo: staff }, { ...content, brand });
}

/** Sends the e-mail to someone whose data was deleted. The e-mail itself is deleted as soon as it is sent. */
export async function sendFinalEmail(strapi: Core.Strapi, to: string, content: EmailContent): Promise<void> {
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(strapi, { from, to, replyTo: staff, isLast: true }, { ...content, brand });
}

const greeting = ({ name }: Customer) => (name ? texts().emails.hello({ name }) : texts().account.hello);
