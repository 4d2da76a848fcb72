import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::tax-rate.tax-rate');
