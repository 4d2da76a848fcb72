import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::calibration-and-repair-page.calibration-and-repair-page');
