import { readinessChecks } from '../http/readiness';
import type { Part } from '../part';
import { refuseToDropData } from './dropped-data';
import { watchDatabase } from './outage';
import { installTables } from './schema';

export const databasePart: Part = {
  register(strapi) {
    installTables(strapi);
    refuseToDropData(strapi);
    watchDatabase(strapi);
    readinessChecks.add({ name: 'database', run: ({ db }) => db.connection.raw('select 1') });
  },
};
