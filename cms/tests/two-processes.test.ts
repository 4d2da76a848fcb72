import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from './support/administrator';
import { aPublisher, inCatalogue, inSearch } from './support/publishers';
import { HttpBuyer, stockTheShop } from './support/shop-over-http';
import { isPostgresInstalled, startPostgres } from './support/postgres';
import { aPreparedEntry, post, type ServerProcess, startProcess } from './support/processes';

describe.skipIf(!isPostgresInstalled)('two processes on one Postgres database', () => {
  const servers: ServerProcess[] = [];
  let client: Client;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;

  beforeAll(async () => {
    postgres = await startPostgres();
    const environment = {
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: postgres.url,
      UPLOADS_DIR: postgres.files,
      SEARCHES_PER_MINUTE: '100',
    };
    servers.push(...(await Promise.all([startProcess(environment), startProcess(environment)])));
    client = new Client({ connectionString: postgres.url });
    await client.connect();
  }, 300_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await client.end();
    postgres.stop();
  });

  it('execute a request once that is sent to both fifty times at once, with one response', async () => {
    const entry = aPreparedEntry();
    await allow([entry]);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(servers[index % 2]?.origin ?? '', entry, 'Fifty Times')),
    );
    expect(responses.filter((response) => response?.status !== 201 && response?.status !== 409)).toEqual([]);
    const later = await Promise.all(servers.map(({ origin }) => post(origin, entry, 'Fifty Times')));
    expect(new Set(later.map((response) => response?.body)).size).toBe(1);
    const { rows } = await client.query("select reference from contact_forms where name = 'Fifty Times'");
    expect(rows).toHaveLength(1);
    expect(later[0]?.body).toContain(rows[0].reference);
  });

  it('assign references without gaps and duplicates', async () => {
    const entries = Array.from({ length: 60 }, aPreparedEntry);
    await allow(entries);
    await Promise.all(
      entries.map((entry, index) => post(servers[index % 2]?.origin ?? '', entry, 'Numbered')),
    );
    const { rows } = await client.query("select reference from contact_forms where name = 'Numbered'");
    const numbers = rows.map(({ reference }) => Number(String(reference).slice(-6))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));
    expect(numbers).toHaveLength(60);
  });

  it('sell the last piece once to fifty buyers, and refund every other payment', async () => {
    await stockTheShop(client, 'LAST-ONE', 1);
    const buyers = Array.from({ length: 50 }, (_, index) => new HttpBuyer(servers[index % 2]?.origin ?? ''));
    const ready = await Promise.all(
      buyers.map(async (buyer, index) => {
        const checkout = await buyer.fill('LAST-ONE');
        return { buyer, checkout, card: index % 5 === 0 ? await buyer.startPayment(checkout) : undefined };
      }),
    );
    // Nobody pays before all have started, because the first payment may order the last item, and then nobody can
    // start.
    await Promise.all(ready.map(({ buyer, card }) => (card ? buyer.pay(card) : buyer.passWith(client))));
    const responses = await Promise.all(
      ready.map(({ buyer, checkout, card }) =>
        buyer.order(
          checkout,
          card
            ? { kind: 'card', paymentIntent: card.paymentIntent }
            : { kind: 'purchase-order', number: 'PO-1' },
        ),
      ),
    );
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(rejected.filter(({ body }) => body.error?.name !== 'OutOfStockError')).toEqual([]);
    // The webhook of the fake Stripe may have created the order before the buyer requests it.
    const { rows: orders } = await client.query('select number from orders');
    expect([orders.length, rejected.length]).toEqual([1, 49]);
    const { rows: stock } = await client.query("select stock from products where part_number = 'LAST-ONE'");
    expect(stock).toEqual([{ stock: 0 }]);
    const { rows: payments } = await client.query('select state, refund from fieldshop_payments');
    const ended = payments.filter(({ state, refund }) => state === 'ordered' || refund === 'done');
    expect([payments.length, ended.length]).toEqual([10, 10]);
  });

  it('number orders without gaps and duplicates', async () => {
    await stockTheShop(client, 'MANY', 1000);
    await client.query('delete from orders');
    const buyers = Array.from({ length: 40 }, (_, index) => new HttpBuyer(servers[index % 2]?.origin ?? ''));
    const responses = await Promise.all(
      buyers.map(async (buyer) => {
        const checkout = await buyer.fill('MANY');
        await buyer.passWith(client);
        return buyer.order(checkout, { kind: 'purchase-order', number: 'P' });
      }),
    );
    const numbers = responses
      .map(({ body }) => Number(String(body.data.number).slice(-6)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));
    expect(numbers).toHaveLength(40);
  });

  it('index what both publish at the same time, without blocking anyone', async () => {
    const groups = await Promise.all(
      servers.map(async ({ origin }, index) => aPublisher(await anAdministrator(origin), `BOTH-${index}`)),
    );
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        groups.map(async ({ publishEach, publishTogether }) => {
          await publishEach(`Round ${round}`);
          await publishTogether();
        }),
      );
    const published = await inCatalogue(client, 'BOTH-');
    expect(published).toHaveLength(12);
    await expect.poll(() => inSearch(client), { timeout: 20_000 }).toEqual(published);
  }, 120_000);

  it('limit searches together', async () => {
    const limited = await searchesLimited(servers, 200);
    // Each adds to the sum after five searches, and meanwhile allows a few more.
    expect(limited).toBeGreaterThan(80);
    expect(limited).toBeLessThanOrEqual(100);
  });

  async function allow(entries: ReturnType<typeof aPreparedEntry>[]): Promise<void> {
    for (const { row } of entries)
      await client.query(
        'insert into fieldshop_passes (proof, pass, entry, expires) values ($1, $2, $3, $4)',
        [row.proof, row.pass, row.entry, row.expires],
      );
  }
});

/** How many of `count` searches, at each in turn, are rejected. */
async function searchesLimited(servers: ServerProcess[], count: number): Promise<number> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  // The limit begins again with each minute.
  if (leftMs < 5000) await delay(leftMs);
  let limited = 0;
  for (let index = 0; index < count; index += 1) {
    const origin = servers[index % servers.length]?.origin;
    const { status } = await fetch(`${origin}/api/search/suggestions?q=probe`);
    if (status === 429) limited += 1;
  }
  return limited;
}
