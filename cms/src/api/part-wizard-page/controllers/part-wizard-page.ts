import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::part-wizard-page.part-wizard-page');
