import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::product-page.product-page', { only: ['find'] });
