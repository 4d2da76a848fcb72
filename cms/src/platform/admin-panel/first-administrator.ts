import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';

// Only while there is no administrator: later changes of the variables never change an account.
export async function createFirstAdministrator(strapi: Core.Strapi): Promise<void> {
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
