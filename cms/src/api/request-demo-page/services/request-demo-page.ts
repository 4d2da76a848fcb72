import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::request-demo-page.request-demo-page');
