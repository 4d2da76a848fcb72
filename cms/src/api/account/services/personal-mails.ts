import { deleteMailsOf, mailsOf } from '../../../platform/mail/mails-of';
import type { PersonalDataProvider } from './personal-data-provider';

/** Only for confirmed e-mail addresses, because someone may have registered with the address of another person. */
export const personalMails: PersonalDataProvider = {
  name: 'emails',
  export: async (strapi, { confirmed, email }) => (confirmed ? mailsOf(strapi, email) : []),
  erase: async (strapi, { confirmed, email }) => (confirmed ? deleteMailsOf(strapi, email) : undefined),
  guest: { export: mailsOf, erase: deleteMailsOf },
};
