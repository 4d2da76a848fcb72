import { readinessChecks } from '../http/readiness';
import type { Part } from '../part';
import { installTables } from './schema';

export const databasePart: Part = {
  register(strapi) {
    installTables(strapi);
    readinessChecks.add({ name: 'database', run: ({ db }) => db.connection.raw('select 1') });
  },
};
