import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::video.video', { only: ['find', 'findOne'] });
