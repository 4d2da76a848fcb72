import type { Core } from '@strapi/strapi';
import type { Letter } from '../../../platform/mail/letter';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { deskAddresses } from '../../setting/services/mail-desk';
import type { Customer } from './customer';
import { mailedCode } from './mailed-code';

type Words = Omit<Letter, 'signature'>;

// The code stands behind the # of a link: no server, log or other site ever sees it.
export const confirmationLetter = (customer: Customer): Words => ({
  subject: 'Confirm your e-mail address',
  text: [
    greeting(customer),
    'please confirm that this is your e-mail address. The link asks for the password of the account, unless you are signed in. It is valid for 14 days.',
    'If you did not create an account with us, do nothing: nobody can confirm it without this link.',
  ],
  link: {
    label: 'Confirm my address',
    url: `${siteOrigin()}/confirm-email#${mailedCode('confirm', customer)}`,
  },
});

export const secondAccountLetter = (customer: Customer): Words => ({
  subject: 'You have an account with us already',
  text: [
    greeting(customer),
    'somebody, probably you, has just opened another account with this e-mail address. You have one already, and it stays as it is. Sign in with its password, or choose a new one.',
    'If that was not you, do nothing: whoever it was sees nothing of yours.',
  ],
  link: {
    label: 'Choose a new password',
    url: `${siteOrigin()}/reset-password#${mailedCode('reset', customer)}`,
  },
});

export const resetLetter = (customer: Customer): Words => ({
  subject: 'Choose a new password',
  text: [
    greeting(customer),
    'you asked for a new password. The link is good for two hours, and once.',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ],
  link: {
    label: 'Choose a new password',
    url: `${siteOrigin()}/reset-password#${mailedCode('reset', customer)}`,
  },
});

export const passwordChangedLetter = (customer: Customer): Words => ({
  subject: 'Your password was changed',
  text: [
    greeting(customer),
    'the password of your account was changed. All other devices have been signed out.',
    'If that was not you, choose a new password now and write to us.',
  ],
  link: { label: 'Choose a new password', url: `${siteOrigin()}/forgot-password` },
});

export const addressChangedLetter = (customer: Customer, email: string): Words => ({
  subject: 'Your e-mail address was changed',
  text: [
    greeting(customer),
    `the e-mail address of your account is now ${email}. We write there from now on.`,
    'If that was not you, please answer this mail.',
  ],
});

export const erasedLetter = (customer: Customer): Words => ({
  subject: 'Your account is deleted',
  text: [
    greeting(customer),
    'your account and what belonged to it are deleted, as you asked. Of orders we keep what the law has us keep: the invoices.',
  ],
});

export async function writeTo(strapi: Core.Strapi, to: string, words: Words): Promise<void> {
  const { from, staff, signature } = await deskAddresses(strapi);
  await enqueueMail(strapi, { from, to, replyTo: staff }, { ...words, signature });
}

const greeting = ({ name }: Customer) => (name ? `Hello ${name},` : 'Hello,');
