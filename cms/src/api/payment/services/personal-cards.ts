import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { forgetCardHolder, listCards } from './saved-cards';

export const personalCards: PersonalDataProvider = {
  name: 'savedCards',
  export: (strapi, { documentId }) => listCards(strapi, documentId),
  eraseElsewhere: (strapi, { documentId }) => forgetCardHolder(strapi, documentId),
  erase: () => Promise.resolve(),
};
