import { environment } from '../config/environment';
import type { Part } from '../part';

/**
 * Makes SQLite write every change to the disk before the response is sent, so that it survives a power failure. Runs
 * after seeding, which is faster without it. Postgres does this by default.
 */
export const durabilityPart: Part = {
  async bootstrap(strapi) {
    if (environment().DATABASE_CLIENT === 'sqlite')
      await strapi.db.connection.raw('PRAGMA synchronous = FULL');
  },
};
