import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::request-quote-page.request-quote-page');
