import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::part-wizard-page.part-wizard-page', { only: ['find'] });
