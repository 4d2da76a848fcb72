// @ts-check
// The same as `backup`, with five backups of Postgres, each restored into another server: `npm run prove -- backup-postgres`.
// The Postgres server programs and pg_dump must be in PATH.
import { mkdir, rm } from 'node:fs/promises';
import { startCustomers } from '../measure/busy-customers.mjs';
import { connectTo, startPostgres } from '../measure/postgres.mjs';
import { startPostgresSite } from '../measure/postgres-site.mjs';
import { drillRestores } from '../measure/restore-drill.mjs';
import { partsInStock } from '../measure/targets.mjs';
import { newSecrets } from '../setup/environment.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say } from '../terminal/progress.mjs';

const BACKUPS = Number(process.env.FIELDSHOP_BACKUPS ?? 5);

stopOnSignal();
say('Filling Postgres with the demo company');
const secrets = newSecrets();
const site = await startPostgresSite(secrets);
const { origin } = site.first;
const administrator = { email: 'admin@aldermere.example', password: 'Only-for-tests-1' };
const customers = await startCustomers(origin, await partsInStock(site.client));
const settings = { ...settingsOf(site.postgres.url, site.postgres.files), ...secrets };
await drillRestores({ origin, settings, administrator, prepareCopy }, customers, BACKUPS);
await site.first.stop();
await site.stop();

/**
 * @param {string} url
 * @param {string} files
 */
function settingsOf(url, files) {
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: url, UPLOADS_DIR: files };
}

/** @param {string} target */
async function prepareCopy(target) {
  const postgres = await startPostgres();
  await mkdir(target);
  return {
    settings: settingsOf(postgres.url, target),
    orders: () => ordersIn(postgres.url),
    async remove() {
      postgres.stop();
      await rm(target, { recursive: true });
    },
  };
}

/** @param {string} url */
async function ordersIn(url) {
  const client = await connectTo(url);
  const { rows } = await client.query('select number from orders');
  await client.end();
  return rows.map(({ number }) => String(number));
}
