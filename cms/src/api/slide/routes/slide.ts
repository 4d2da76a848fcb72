import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::slide.slide', { only: ['find', 'findOne'] });
