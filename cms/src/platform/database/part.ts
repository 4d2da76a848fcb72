import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';
import { readinessChecks } from '../http/readiness';
import type { Part } from '../part';
import { closeDeadConnections } from './dead-connections';
import { refuseToDropData } from './dropped-data';
import { watchDatabase } from './outage';
import { installTables } from './install-tables';

let areMigrated = false;
let watching: { end(): void } | undefined;

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
    if (environment().DATABASE_CLIENT === 'postgres') watching = closeDeadConnections(strapi);
  },
  destroy() {
    watching?.end();
  },
};
