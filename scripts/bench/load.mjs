// @ts-check
// Sends mixed traffic for ten minutes on SQLite: 90 % pages and API, 8 % search, 2 % cart, orders and forms. Then adds
// visitors until throughput no longer grows. For a shorter run: `npm run prove -- load --minutes 1`.
import path from 'node:path';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { findKnee } from '../measure/knee.mjs';
import { measureMixedLoad } from '../measure/mixed-load.mjs';
import { passSupply } from '../measure/passes.mjs';
import { targetsOf } from '../measure/targets.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { stopOnSignal } from '../terminal/children.mjs';

/** @typedef {import('../measure/passes.mjs').PassRow} PassRow */

const TOKEN = 'only-for-this-benchmark';
const ORDERED_PRODUCTS = 60;

stopOnSignal();
const backend = await startTestBackend({
  environment: { METRICS_TOKEN: TOKEN, SEARCHES_PER_MINUTE: '1000000' },
});
const { origin, pid, folder } = backend;
const targets = await targetsOf(origin, fillCatalogue(folder, ORDERED_PRODUCTS));
const site = { origin, pid, token: TOKEN, targets, nextPass: passSupply(insertPasses).next };
await measureMixedLoad(site);
await findKnee(site);
await backend.stop();

/** @param {PassRow[]} rows */
async function insertPasses(rows) {
  const database = openDatabase(path.join(folder, 'content.db'));
  const insert = database.prepare(
    'insert into fieldshop_passes (proof, pass, entry, expires) values (?, ?, ?, ?)',
  );
  database.exec('begin immediate');
  for (const { proof, pass, entry, expires } of rows) insert.run(proof, pass, entry, expires);
  database.exec('commit');
  database.close();
}
