// @ts-check
// Restarts three processes of the whole site one after the other, three times each, while visitors send 50,000
// requests: pages, API, search, cart, orders and forms: `npm run prove -- rolling-restart`. The Postgres server
// programs must be in PATH. With Caddy in PATH, the requests go through docs/deployment/Caddyfile.
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgresSite } from '../measure/postgres-site.mjs';
import { startProxy } from '../measure/proxy.mjs';
import { compareWrites } from '../measure/stored-writes.mjs';
import { partsInStock, targetsOf } from '../measure/targets.mjs';
import { startTraffic } from '../measure/traffic.mjs';
import { trafficFigures } from '../measure/traffic-figures.mjs';
import { figure, seed } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

const [PROCESSES, RESTARTS, VISITORS] = [3, 9, 8];
const REQUESTS = Number(process.env.FIELDSHOP_REQUESTS ?? 50_000);

stopOnSignal();
const progress = startProgress('Rolling restart');
const site = await startPostgresSite({ STOP_DELAY_SECONDS: '5' });
const servers = [site.first];
while (servers.length < PROCESSES) servers.push(await site.start());
const parts = await partsInStock(site.client);
const targets = await targetsOf(site.first.origin, parts);
const proxy = await startProxy(servers.map(({ origin }) => origin));
const figures = trafficFigures();
const { origin } = proxy;
const traffic = startTraffic({
  origin,
  targets,
  visitors: VISITORS,
  seed,
  nextPass: site.passes.next,
  onSeen: figures.add,
});
for (let restart = 1; restart <= RESTARTS; restart += 1) {
  const place = restart % PROCESSES;
  const { port } = new URL(String(servers[place]?.origin));
  await servers[place]?.stop();
  servers[place] = await site.start({ port: Number(port) });
  await proxy.hasReady(PROCESSES);
  // Spreads the restarts evenly over all requests, because a process that has just started responds slowly.
  while (figures.requests() < (restart / RESTARTS) * REQUESTS) {
    progress.update(`restart ${restart}, ${figures.requests()} requests, ${figures.failed()} failed`);
    await delay(100);
  }
}
await traffic.stop();
progress.finish();
say(`Behind ${proxy.name}.`);
await proxy.stop();
await Promise.all(servers.map((server) => server.stop()));
figure('restarts', RESTARTS);
figure('requests meanwhile', figures.requests(), { atLeast: REQUESTS });
figures.report();
for (const example of figures.examples()) say(`  ✗ ${example}`);
await compareWrites(site.client, traffic.confirmed);
await site.stop();
