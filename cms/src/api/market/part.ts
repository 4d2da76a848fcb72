import { scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { checkEveryMs, startPricesOfToday } from './services/price-changes';
import { installPriceRules } from './services/price-rules';

export const marketPart: Part = {
  register(strapi) {
    installPriceRules(strapi);
    scheduledJobs.add({ run: startPricesOfToday, intervalMs: checkEveryMs });
  },
};
