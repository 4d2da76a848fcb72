import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::calibration-and-repair-page.calibration-and-repair-page');
