import type { Core } from '@strapi/strapi';
import { readinessChecks } from '../http/readiness';
import type { Part } from '../part';
import { refuseToDropData } from './dropped-data';
import { watchDatabase } from './outage';
import { installTables } from './install-tables';

let areMigrated = false;

/** The server listens only after its migrations; this says so, and would notice that a start was changed to listen before. */
async function demandMigrations({ db }: Core.Strapi): Promise<void> {
  areMigrated ||= !(await db.migrations.shouldRun());
  if (!areMigrated) throw new Error('Migrations have not been run.');
}

export const databasePart: Part = {
  register(strapi) {
    installTables(strapi);
    refuseToDropData(strapi);
    watchDatabase(strapi);
    readinessChecks.add({ name: 'database', run: ({ db }) => db.connection.raw('select 1') });
    readinessChecks.add({ name: 'migrations', run: demandMigrations });
  },
};
