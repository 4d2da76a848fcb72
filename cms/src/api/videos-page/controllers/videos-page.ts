import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::videos-page.videos-page');
