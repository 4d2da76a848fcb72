import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::product-family.product-family', {
  only: ['find', 'findOne'],
});
