import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::request-quote-page.request-quote-page');
