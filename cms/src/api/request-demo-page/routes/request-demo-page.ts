import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::request-demo-page.request-demo-page', { only: ['find'] });
