import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::calibration-and-repair-page.calibration-and-repair-page', {
  only: ['find'],
});
