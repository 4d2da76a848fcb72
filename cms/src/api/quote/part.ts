import { addStaffRoutes } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { installQuotes } from './services/install-quotes';
import { expireQuotes } from './services/quote-record';
import { quoteStaffRoutes } from './staff-routes';

export const quotePart: Part = {
  register(strapi) {
    installQuotes(strapi);
    addStaffRoutes(strapi, quoteStaffRoutes);
    runHourly(expireQuotes);
  },
};
