import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { deleteStripeCustomer, listCards } from './saved-cards';

export const personalCards: PersonalDataProvider = {
  name: 'savedCards',
  export: (strapi, { documentId }) => listCards(strapi, documentId),
  eraseElsewhere: (strapi, { documentId }) => deleteStripeCustomer(strapi, documentId),
  erase: () => Promise.resolve(),
};
