import type { Core } from '@strapi/strapi';
import { entryUrls } from '../services/entry-urls';

/** The URLs of entries in each language, with which the site finds a page in another one without a connection. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list() {
    const { all } = await entryUrls(strapi);
    return { data: all };
  },
});
