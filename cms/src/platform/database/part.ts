import type { Core } from '@strapi/strapi';
import { readinessChecks } from '../http/readiness';
import type { Part } from '../part';
import { preventDataLoss } from './dropped-data';
import { storeExactDecimals } from './exact-decimals';
import { watchDatabase } from './outage';
import { installTables } from './install-tables';

let areMigrated = false;

/**
 * The server listens only after the migrations. This check reports that, and fails if a change makes it listen earlier.
 */
async function checkMigrations({ db }: Core.Strapi): Promise<void> {
  areMigrated ||= !(await db.migrations.shouldRun());
  if (!areMigrated) throw new Error('Migrations have not been run.');
}

export const databasePart: Part = {
  register(strapi) {
    installTables(strapi);
    storeExactDecimals(strapi);
    preventDataLoss(strapi);
    watchDatabase(strapi);
    readinessChecks.add({ name: 'database', run: ({ db }) => db.connection.raw('select 1') });
    readinessChecks.add({ name: 'migrations', run: checkMigrations });
  },
};
