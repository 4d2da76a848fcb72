import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::product-showcase.product-showcase', { only: ['find'] });
