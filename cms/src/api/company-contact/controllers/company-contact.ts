import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::company-contact.company-contact');
