import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::request-quote-page.request-quote-page', { only: ['find'] });
