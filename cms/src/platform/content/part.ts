import type { Part } from '../part';
import { installLinkChecks } from './check-links';
import { installContentRules } from './content-rules';

export const contentPart: Part = {
  register(strapi) {
    installLinkChecks(strapi);
    installContentRules(strapi);
  },
};
