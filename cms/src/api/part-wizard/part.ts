import { derivedFromContent } from '../../platform/cache/invalidation';
import type { Part } from '../../platform/part';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { clearFamilyCache } from './services/families';
import { installFamilyCheck } from './services/install-family-check';
import { installProductCheck } from './services/install-product-check';
import { personalConfigurations } from './services/saved-configurations';

export const partWizardPart: Part = {
  register(strapi) {
    installFamilyCheck(strapi);
    installProductCheck(strapi);
    derivedFromContent.add(clearFamilyCache);
    personalDataProviders.add(personalConfigurations);
  },
};
