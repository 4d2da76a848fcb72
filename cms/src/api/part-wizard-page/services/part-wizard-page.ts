import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::part-wizard-page.part-wizard-page');
