import { environment } from '../config/environment';
import type { Part } from '../part';

/**
 * Called after seeding, which skips it for speed. From now on, a response guarantees that its effect is on disk, even if
 * the power fails. Postgres does this by default.
 */
export const durabilityPart: Part = {
  async bootstrap(strapi) {
    if (environment().DATABASE_CLIENT === 'sqlite')
      await strapi.db.connection.raw('PRAGMA synchronous = FULL');
  },
};
