import type { Core, Struct } from '@strapi/strapi';
import { environment } from '../config/environment';
import type { Part } from '../part';
import { configureContentManager } from './content-manager-configuration';
import { addDraftsRoute } from './drafts';
import { applyStaffRoles } from './staff-roles';

export const adminPanelPart: Part = {
  register(strapi) {
    hideUnusedTypes(strapi);
    addDraftsRoute(strapi);
  },
  async bootstrap(strapi) {
    await configureContentManager(strapi);
    await applyStaffRoles(strapi);
    await createFirstAdministrator(strapi);
  },
};

// The navigation plugin adds audiences for menus, which we do not use.
function hideUnusedTypes(strapi: Core.Strapi): void {
  strapi.get('content-types').extend('plugin::navigation.audience', (type: Struct.ContentTypeSchema) => {
    type.pluginOptions = { ...type.pluginOptions, 'content-manager': { visible: false } };
  });
}

// Only while there is no administrator: changing the variables later does not change an account.
async function createFirstAdministrator(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = environment();
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await strapi.service('admin::user').exists())) return;
  const role: { id: number } = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email: ADMIN_EMAIL.toLowerCase(),
    firstname: 'Administrator',
    lastname: '',
    password: ADMIN_PASSWORD,
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  });
}
