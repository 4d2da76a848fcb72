// @ts-check
// The same traffic as `load`, with 10,000 products and 100,000 orders on Postgres: `npm run prove -- load-postgres`.
// The Postgres server programs must be in PATH.
import { setTimeout as delay } from 'node:timers/promises';
import { fillPostgres } from '../measure/fill-postgres.mjs';
import { findKnee } from '../measure/knee.mjs';
import { measureMixedLoad } from '../measure/mixed-load.mjs';
import { startPostgresSite } from '../measure/postgres-site.mjs';
import { targetsOf } from '../measure/targets.mjs';
import { figure } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const TOKEN = 'only-for-this-benchmark';
const [PRODUCTS, ORDERS] = [10_000, 100_000];

stopOnSignal();
const progress = startProgress('Products and orders on Postgres');
const { client, first, passes, start, stop } = await startPostgresSite({ METRICS_TOKEN: TOKEN });
progress.update('filling');
const parts = await fillPostgres(client, { products: PRODUCTS, orders: ORDERS });
// The next start indexes rows that were written directly to the database.
await first.stop();
const server = await start();
await isIndexed();
const { origin, pid } = server;
const site = {
  origin,
  pid: () => pid,
  token: TOKEN,
  targets: await targetsOf(origin, parts),
  nextPass: passes.next,
};
progress.finish();
figure('products', PRODUCTS);
figure('orders', ORDERS);
await measureMixedLoad(site);
await findKnee(site);
await server.stop();
await stop();

async function isIndexed() {
  for (;;) {
    const { rows } = await client.query('select count(*) as waiting from fieldshop_dirty_entries');
    if (Number(rows[0]?.waiting) === 0) return;
    progress.update(`${rows[0]?.waiting} entries to index`);
    await delay(1000);
  }
}
