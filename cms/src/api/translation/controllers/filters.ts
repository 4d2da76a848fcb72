import type { Core } from '@strapi/strapi';
import { filterNames } from '../services/filter-names';

/** The names of filters and their options in each language, with which the site keeps them without a connection. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list() {
    return { data: await filterNames(strapi) };
  },
});
