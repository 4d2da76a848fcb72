import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Balancer, startBalancer } from './support/balancer';
import { isPostgresInstalled, startPostgres } from './support/postgres';
import { type ServerProcess, startProcess } from './support/processes';
import { HttpBuyer, stockTheShop } from './support/shop-over-http';

// `npm run prove -- rolling-restart` sends 50,000 to three processes with the whole site, and restarts each of them.
const requests = 500;
const [processes, visitors] = [2, 3];
const pages = [
  '/',
  '/api/products?fields=name',
  '/api/product-categories',
  '/api/news-articles?fields=title',
];

describe.skipIf(!isPostgresInstalled)('a process that is restarted while another one runs', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let client: Client;
  let balancer: Balancer;
  let servers: ServerProcess[] = [];

  const start = () =>
    startProcess({
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: postgres.url,
      UPLOADS_DIR: postgres.files,
      STOP_DELAY_SECONDS: '1',
      CART_LINES_PER_ADDRESS: '1000000',
    });

  beforeAll(async () => {
    postgres = await startPostgres();
    servers = await Promise.all(Array.from({ length: processes }, start));
    client = new Client({ connectionString: postgres.url });
    await client.connect();
    await stockTheShop(client, 'ROLL-1', 1000);
    balancer = await startBalancer(() => servers.map(({ origin }) => origin));
  }, 240_000);

  afterAll(async () => {
    await balancer.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await client.end();
    postgres.stop();
  });

  it('fails no request, and loses or repeats no write', async () => {
    const failed: string[] = [];
    const written: string[] = [];
    const restarting = new AbortController();
    let sent = 0;
    const read = async (path: string) => {
      const response = await fetch(balancer.origin + path);
      await response.arrayBuffer();
      if (response.status !== 200) failed.push(`${response.status} ${path}`);
    };
    const write = async () => {
      const id = randomUUID();
      const data = { partNumber: 'ROLL-1', quantity: 1 };
      const { status } = await new HttpBuyer(balancer.origin).send('PUT', `/shopping-cart/cart/${id}`, data);
      if (status === 200) written.push(id);
      else failed.push(`${status} PUT`);
    };
    const visit = async (visitor: number) => {
      for (let count = visitor; sent < requests || !restarting.signal.aborted; count += 1) {
        sent += 1;
        await (count % 50 === 0 ? write() : read(pages[count % pages.length] ?? ''));
      }
    };
    const visiting = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
    await servers[0]?.stop();
    servers[0] = await start();
    await balancer.hasReady(processes);
    restarting.abort();
    await Promise.all(visiting);

    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(requests);
    const { rows } = await client.query('select line from fieldshop_cart_lines');
    // Each is stored as CART:LINE.
    const stored = rows.map(({ line }) => String(line).split(':').at(-1));
    expect(stored.toSorted()).toEqual(written.toSorted());
  }, 1_200_000);
});
