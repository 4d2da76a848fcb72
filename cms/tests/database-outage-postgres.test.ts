import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpBuyer, stockTheShop } from './support/shop-over-http';
import { isPostgresInstalled, startPostgres } from './support/postgres';
import { aPreparedEntry, post, type ServerProcess, startProcess } from './support/processes';

// `npm run prove -- outage` takes 30 s, with the whole site.
const outageMs = 3000;
const recoveredWithinMs = 2000;
const readers = 4;

type Seen = { at: number; until: number; path: string; status: number; isStale: boolean };

describe.skipIf(!isPostgresInstalled)('Postgres stopped under load', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: ServerProcess;
  const entry = aPreparedEntry();

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startProcess({
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: postgres.url,
      UPLOADS_DIR: postgres.files,
    });
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await stockTheShop(client, 'OUT-1', 1000);
    const { proof, pass, entry: key, expires } = entry.row;
    await client.query('insert into fieldshop_passes (proof, pass, entry, expires) values ($1, $2, $3, $4)', [
      proof,
      pass,
      key,
      expires,
    ]);
    await client.end();
  }, 180_000);

  afterAll(async () => {
    await server.stop();
    postgres.stop();
  });

  it('causes 503 where the database is needed, the rest continues to work, and everything works two seconds later', async () => {
    const seen: Seen[] = [];
    const buyer = new HttpBuyer(server.origin);
    await buyer.fill('OUT-1');
    const stopping = new AbortController();
    const cached = ['/', '/api/products?fields=name', '/api/product-categories'];
    for (const path of cached) await look(path);
    const reading = Array.from({ length: readers }, (_, reader) => keepReading(reader));

    await delay(500);
    const began = performance.now();
    await postgres.halt();
    const notReadyAfterMs = await until(async () => (await look('/_ready')).status === 503, began);
    expect((await post(server.origin, entry, 'During the outage'))?.status).toBe(503);
    await delay(outageMs - (performance.now() - began));
    const ended = performance.now();
    await postgres.resume();
    const returned = performance.now();
    await until(async () => (await look('/_ready')).status === 200, returned);
    await delay(recoveredWithinMs);
    const recovered = performance.now();
    await delay(1000);
    stopping.abort();
    await Promise.all(reading);

    const statuses = (requests: Seen[]) => [...new Set(requests.map(({ status }) => status))].toSorted();
    // A request that is still waiting for a connection when Postgres returns is served.
    const during = seen.filter(({ at, until }) => at > began + 500 && until < ended);
    const after = seen.filter(({ at, path }) => at > recovered && path !== '/_ready');
    const ofCached = during.filter(({ path }) => cached.includes(path));
    expect(notReadyAfterMs).toBeLessThan(2000);
    expect(statuses(seen)).toEqual([200, 503]);
    expect(statuses(ofCached)).toEqual([200]);
    expect(ofCached.every(({ isStale }) => isStale)).toBe(true);
    expect(statuses(during.filter(({ path }) => path.startsWith('/shopping-cart')))).toEqual([503]);
    expect(statuses(after)).toEqual([200]);
    expect(after.some(({ isStale }) => isStale)).toBe(false);
    expect((await post(server.origin, entry, 'After the outage'))?.status).toBe(201);

    async function look(path: string): Promise<Seen> {
      const at = performance.now();
      const response = await fetch(server.origin + path);
      await response.arrayBuffer();
      const isStale = response.headers.has('cache-status');
      return { at, until: performance.now(), path, status: response.status, isStale };
    }

    async function keepReading(reader: number): Promise<void> {
      for (let count = reader; !stopping.signal.aborted; count += 1) {
        const at = performance.now();
        if (count % 4 < 3) seen.push(await look(cached[count % 3] ?? ''));
        else {
          const { status } = await buyer.send('GET', '/shopping-cart/cart');
          seen.push({ at, until: performance.now(), path: '/shopping-cart/cart', status, isStale: false });
        }
        if (reader > 0) await delay(20);
      }
    }
  }, 300_000);
});

async function until(isTrue: () => Promise<boolean>, since: number): Promise<number> {
  while (!(await isTrue())) {
    if (performance.now() - since > 30_000) throw new Error('It has not happened within 30 s.');
    await delay(50);
  }
  return performance.now() - since;
}
