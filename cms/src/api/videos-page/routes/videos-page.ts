import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::videos-page.videos-page', { only: ['find'] });
