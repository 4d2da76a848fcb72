import { environment } from '../config/environment';
import { runHourly } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { releaseAbandonedClaims, removeOldClaims } from './claims';

export const idempotencyPart: Part = {
  register() {
    runHourly(removeOldClaims);
  },
  async bootstrap(strapi) {
    // SQLite has one process: what is still claimed belongs to one that was killed.
    if (environment().DATABASE_CLIENT === 'sqlite') await releaseAbandonedClaims(strapi);
  },
};
