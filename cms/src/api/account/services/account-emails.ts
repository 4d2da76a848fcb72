import type { Core } from '@strapi/strapi';
import type { Email } from '../../../platform/mail/email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { mailSettings } from '../../setting/services/mail-settings';
import type { Customer } from './customer';
import { mailedCode } from './mailed-code';

type EmailContent = Omit<Email, 'brand'>;

// The code is in the link's fragment (after #), which browsers never send to a server, so it cannot appear in a log or a
// Referer header.
export const confirmationEmail = (customer: Customer): EmailContent => ({
  subject: 'Confirm your e-mail address',
  text: [
    greeting(customer),
    'Confirm your e-mail address within 14 days. If you are not signed in, you will be asked for your password.',
    'If you did not create an account with us, you can ignore this e-mail. No one can confirm the account without this link.',
  ],
  link: {
    label: 'Confirm e-mail address',
    url: `${siteOrigin()}/confirm-email#${mailedCode('confirm', customer)}`,
  },
});

export const secondAccountEmail = (customer: Customer): EmailContent => ({
  subject: 'You already have an account',
  text: [
    greeting(customer),
    'Someone, probably you, tried to create an account with this e-mail address. You already have an account, and it has not changed. Sign in with your existing password, or reset it.',
    'If this was not you, you can ignore this e-mail. No one has gained access to your account.',
  ],
  link: {
    label: 'Reset password',
    url: `${siteOrigin()}/reset-password#${mailedCode('reset', customer)}`,
  },
});

export const resetEmail = (customer: Customer): EmailContent => ({
  subject: 'Reset your password',
  text: [
    greeting(customer),
    'You asked to reset your password. The link is valid for two hours and can be used once.',
    'If you did not ask for this, you can ignore this e-mail. Your password will not change.',
  ],
  link: {
    label: 'Reset password',
    url: `${siteOrigin()}/reset-password#${mailedCode('reset', customer)}`,
  },
});

export const passwordChangedEmail = (customer: Customer): EmailContent => ({
  subject: 'Your password was changed',
  text: [
    greeting(customer),
    'Your password was changed, and all other devices were signed out.',
    'If this was not you, reset your password now and contact us.',
  ],
  link: { label: 'Reset password', url: `${siteOrigin()}/forgot-password` },
});

export const emailChangedEmail = (customer: Customer, email: string): EmailContent => ({
  subject: 'Your e-mail address was changed',
  text: [
    greeting(customer),
    `The e-mail address of your account is now ${email}. We will use it from now on.`,
    'If this was not you, contact us now.',
  ],
  link: { label: 'Contact us', url: `${siteOrigin()}/contact` },
});

export const accountDeletedEmail = (customer: Customer): EmailContent => ({
  subject: 'Your account has been deleted',
  text: [
    greeting(customer),
    'As you requested, we have deleted your account and the data in it. The law requires us to keep the invoices of your orders.',
    'If you did not ask for this, contact us now.',
  ],
  link: { label: 'Contact us', url: `${siteOrigin()}/contact` },
});

export const guestErasedEmail: EmailContent = {
  subject: 'Your data has been deleted',
  text: [
    'Hello,',
    'As you requested, we have deleted the data that we stored with this e-mail address. The law requires us to keep the invoices of your orders.',
  ],
};

export const accountExpiresEmail = (customer: Customer, days: number): EmailContent => ({
  subject: `Your account will be deleted in ${days} days`,
  text: [
    greeting(customer),
    `Nobody has signed in to your account for a long time, so we will delete it in ${days} days. To keep your account, sign in before then.`,
  ],
  link: { label: 'Sign in', url: `${siteOrigin()}/sign-in` },
});

export const accountExpiredEmail = (customer: Customer): EmailContent => ({
  subject: 'Your account has been deleted',
  text: [
    greeting(customer),
    'Nobody has signed in to your account since we wrote to you, so we have deleted it and the data in it. The law requires us to keep the invoices of your orders.',
  ],
});

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

const greeting = ({ name }: Customer) => (name ? `Hello ${name},` : 'Hello,');
