import { deleteMailsOf, mailsOf } from '../../../platform/mail/mails-of';
import type { PersonalDataProvider } from './personal-data-provider';

/** Somebody who has not confirmed an e-mail address may have registered with that of another person. */
export const personalMails: PersonalDataProvider = {
  name: 'emails',
  export: async (strapi, { confirmed, email }) => (confirmed ? mailsOf(strapi, email) : []),
  erase: async (strapi, { confirmed, email }) => (confirmed ? deleteMailsOf(strapi, email) : undefined),
  guest: { export: mailsOf, erase: deleteMailsOf },
};
