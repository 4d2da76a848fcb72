import type { Core } from '@strapi/strapi';
import type { SignInChange } from '../../../platform/logs/security-events';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { sendAccountEmail } from '../../account/services/account-emails';
import type { Member } from './member';

type Words = { subject: string; text: string };

const changes: Record<SignInChange, Words> = {
  'second factor turned on': {
    subject: 'Your second factor is on',
    text: 'From now on, signing in to the admin asks for a code of your authenticator app. All your other sessions were ended.',
  },
  'second factor turned off': {
    subject: 'Your second factor is off',
    text: 'Signing in to the admin no longer asks for a code of your authenticator app.',
  },
  'second factor reset': {
    subject: 'Your second factor was reset',
    text: 'An administrator has removed the second factor of your account in the admin, and ended all your sessions. Your password has not changed. Set up a new second factor when you sign in next.',
  },
  'recovery codes replaced': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes for the admin were made for your account. The earlier ones no longer work.',
  },
};

const notYou = 'If this was not you, change your password and tell your administrator now.';

export const mailChange = (strapi: Core.Strapi, member: Member, change: SignInChange) =>
  mail(strapi, member, changes[change]);

export function mailUsedRecoveryCode(strapi: Core.Strapi, member: Member, left: number): Promise<void> {
  const rest = left === 1 ? '1 recovery code is' : `${left} recovery codes are`;
  const advice = left < 4 ? ' Make new ones under Settings, Second factor.' : '';
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
  return sendAccountEmail(strapi, email, { subject, text: [greeting, text, notYou], link });
}
