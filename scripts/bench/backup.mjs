// @ts-check
// Makes backups while customers order, restores each, and starts the restored copy: every link, a sign-in and the files
// must work as before: `npm run prove -- backup`.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { startCustomers } from '../measure/busy-customers.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { drillRestores } from '../measure/restore-drill.mjs';
import { newSecrets } from '../setup/environment.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { stopOnSignal } from '../terminal/children.mjs';

const BACKUPS = Number(process.env.FIELDSHOP_BACKUPS ?? 20);

stopOnSignal();
const secrets = newSecrets();
const backend = await startTestBackend({ environment: secrets });
const { origin, administrator, folder } = backend;
const customers = await startCustomers(origin, fillCatalogue(folder, 10));
const settings = { ...settingsOf(folder), ...secrets };
await drillRestores({ origin, settings, administrator, prepareCopy }, customers, BACKUPS);
await backend.stop();

/** @param {string} data */
function settingsOf(data) {
  return { DATABASE_FILENAME: path.join(data, 'content.db'), UPLOADS_DIR: data };
}

/** @param {string} target */
async function prepareCopy(target) {
  await mkdir(target);
  return {
    settings: settingsOf(target),
    orders: async () => ordersIn(path.join(target, 'content.db')),
    remove: () => rm(target, { recursive: true }),
  };
}

/** @param {string} file */
function ordersIn(file) {
  const database = openDatabase(file);
  const faults = database.prepare('pragma integrity_check(1)').all();
  const rows = database.prepare('select number from orders').all();
  database.close();
  if (!JSON.stringify(faults).includes('"ok"'))
    throw new Error(`The restored database is damaged: ${JSON.stringify(faults)}`);
  return rows.map(({ number }) => String(number));
}
