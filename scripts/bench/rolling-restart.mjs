// @ts-check
// Restarts three processes of the whole site one after the other while visitors send 50,000 requests or more: pages, API,
// search, cart, orders and forms: `npm run prove -- rolling-restart`. The programs of Postgres's server must be in PATH.
import { startBalancer } from '../measure/postgres.mjs';
import { startPostgresSite } from '../measure/postgres-site.mjs';
import { compareWrites } from '../measure/stored-writes.mjs';
import { partsInStock, targetsOf } from '../measure/targets.mjs';
import { startTraffic } from '../measure/traffic.mjs';
import { trafficFigures } from '../measure/traffic-figures.mjs';
import { figure, seed } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

const [PROCESSES, VISITORS] = [3, 8];
const REQUESTS = Number(process.env.FIELDSHOP_REQUESTS ?? 50_000);

stopOnSignal();
const progress = startProgress('Rolling restart');
const site = await startPostgresSite({ STOP_DELAY_SECONDS: '2' });
const servers = [site.first];
while (servers.length < PROCESSES) servers.push(await site.start());
const parts = await partsInStock(site.client);
const targets = await targetsOf(site.first.origin, parts);
const balancer = await startBalancer(() => servers.map(({ origin }) => origin));
const figures = trafficFigures();
const { origin } = balancer;
const traffic = startTraffic({
  origin,
  targets,
  visitors: VISITORS,
  seed,
  nextPass: site.passes.next,
  onSeen: figures.add,
});
let restarts = 0;
while (restarts < PROCESSES || figures.requests() < REQUESTS) {
  const place = restarts % PROCESSES;
  progress.update(`restart ${restarts + 1}, ${figures.requests()} requests, ${figures.failed()} failed`);
  await servers[place]?.stop();
  servers[place] = await site.start();
  await balancer.hasReady(PROCESSES);
  restarts += 1;
}
await traffic.stop();
progress.finish();
await balancer.stop();
await Promise.all(servers.map((server) => server.stop()));
figure('restarts', restarts, { atLeast: PROCESSES });
figure('requests needed', figures.requests(), { atLeast: REQUESTS });
figures.report();
for (const example of figures.examples()) say(`  ✗ ${example}`);
await compareWrites(site.client, traffic.confirmed);
await site.stop();
