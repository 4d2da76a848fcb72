import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::request-demo-page.request-demo-page');
