import type { Part } from '../../platform/part';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { installFamilyCheck } from './services/install-family-check';
import { installProductCheck } from './services/install-product-check';
import { personalConfigurations } from './services/saved-configurations';

export const partWizardPart: Part = {
  register(strapi) {
    installFamilyCheck(strapi);
    installProductCheck(strapi);
    personalDataProviders.add(personalConfigurations);
  },
};
