import type { Core } from '@strapi/strapi';
import { familiesByCategory } from '../services/families-by-category';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async families() {
    return { data: await familiesByCategory(strapi) };
  },
});
