import type { Core } from '@strapi/strapi';
import type { SignInChange } from '../../../platform/logs/security-events';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { inStaffLanguage } from '../../../platform/messages/language';
import { sendAccountEmail } from '../../account/services/account-emails';
import type { Member } from './member';

type Words = { subject: string; text: string };

const changes: Record<SignInChange, Words> = {
  'second factor turned on': {
    subject: 'Your second factor is on',
    text: 'From now on, you need a code from your authenticator app to sign in to the admin. All your other sessions have been ended.',
  },
  'second factor turned off': {
    subject: 'Your second factor is off',
    text: 'You no longer need a code from your authenticator app to sign in to the admin.',
  },
  'second factor reset': {
    subject: 'Your second factor was reset',
    text: 'An administrator has removed the second factor of your account in the admin and ended all your sessions. Your password has not changed. Set up a new second factor the next time you sign in.',
  },
  'recovery codes replaced': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were created for your account in the admin. Your previous codes no longer work.',
  },
};

const notYou = 'If this was not you, change your password and tell your administrator now.';

export const mailChange = (strapi: Core.Strapi, member: Member, change: SignInChange) =>
  mail(strapi, member, changes[change]);

export function mailUsedRecoveryCode(strapi: Core.Strapi, member: Member, left: number): Promise<void> {
  const rest = left === 1 ? '1 recovery code is' : `${left} recovery codes are`;
  const advice = left < 4 ? ' Create new codes under Settings, Second factor.' : '';
  return mail(strapi, member, {
    subject: 'A recovery code was used',
    text: `Somebody signed in to the admin with your password and one of your recovery codes. ${rest} left.${advice}`,
  });
}

export function mailWrongCodes(strapi: Core.Strapi, member: Member): Promise<void> {
  return mail(strapi, member, {
    subject: 'Wrong codes were entered for your account',
    text: 'Somebody entered your password for the admin, and then several wrong codes. They were not signed in.',
  });
}

function mail(strapi: Core.Strapi, { email, firstname }: Member, { subject, text }: Words): Promise<void> {
  const greeting = firstname ? `Hello ${firstname},` : 'Hello,';
  const link = { label: 'Open the admin', url: `${siteOrigin()}/admin` };
  const content = { subject, text: [greeting, text, notYou], link };
  return inStaffLanguage(() => sendAccountEmail(strapi, email, content));
}
