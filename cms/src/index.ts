import type { Core } from '@strapi/strapi';
import { applyPermissions } from './permissions/apply-permissions';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
  },
};
