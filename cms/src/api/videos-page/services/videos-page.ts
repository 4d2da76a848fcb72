import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::videos-page.videos-page');
