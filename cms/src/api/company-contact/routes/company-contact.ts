import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::company-contact.company-contact', {
  only: ['find', 'findOne'],
});
