import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::product-family.product-family');
