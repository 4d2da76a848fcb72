import { environment } from '../config/environment';
import type { Part } from '../part';

/**
 * After seeding, which does without for speed: from now on a response promises that its effect is on the disk, even when
 * the power fails. Postgres does that by itself.
 */
export const durabilityPart: Part = {
  async bootstrap(strapi) {
    if (environment().DATABASE_CLIENT === 'sqlite')
      await strapi.db.connection.raw('PRAGMA synchronous = FULL');
  },
};
