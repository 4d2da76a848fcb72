import type { Part } from '../part';
import { configureContentManager } from './content-manager-configuration';
import { createFirstAdministrator } from './first-administrator';
import { hideUnusedTypes } from './hidden-types';
import { applyStaffRoles } from './staff-roles';

export const adminPanelPart: Part = {
  register: hideUnusedTypes,
  async bootstrap(strapi) {
    await configureContentManager(strapi);
    await applyStaffRoles(strapi);
    await createFirstAdministrator(strapi);
  },
};
