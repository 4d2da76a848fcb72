import { environment } from '../config/environment';
import { runHourly } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { releaseAbandonedClaims, removeOldClaims } from './claims';

export const idempotencyPart: Part = {
  register() {
    runHourly(removeOldClaims);
  },
  async bootstrap(strapi) {
    // SQLite has one process, so existing claims belong to a crashed one.
    if (environment().DATABASE_CLIENT === 'sqlite') await releaseAbandonedClaims(strapi);
  },
};
