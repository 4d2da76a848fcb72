import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aBackend, copyDatabase } from './support/backend';
import { type ServerProcess, startProcess } from './support/processes';
import { aProduct } from './support/shop';
import { HttpBuyer } from './support/shop-over-http';

const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-payments-'));
const environment = {
  DATABASE_CLIENT: 'sqlite',
  DATABASE_FILENAME: path.join(folder, 'content.db'),
  UPLOADS_DIR: path.join(folder, 'files'),
};
// The benchmark makes more; one is enough to see that nothing is lost.
const kills = Number(process.env.FIELDSHOP_KILLS ?? 1);
const buyersAKill = 12;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a backend that is killed while customers pay', () => {
  it('has one order or refund for each payment after reconciliation', async () => {
    const part = await aShopOfItsOwn();
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startProcess(environment);
      await killedAmong(server, part, 2 + 4 * kill);
    }
    const left = await payments();
    expect(left.some(({ state }) => state === 'new')).toBe(true);
    await onDatabase((query) => query('update other.fieldshop_payments set due = 0'));
    const server = await startProcess(environment);
    await untilSettled();
    await server.stop();
    const [charges, orders, refunds] = [
      await objects('charge'),
      await ordersByIntent(),
      await objects('refund'),
    ];
    expect(charges.length).toBeGreaterThan(1);
    for (const intent of new Set(charges)) {
      const ends = [...orders, ...refunds].filter((other) => other === intent);
      expect([intent, ends.length, charges.filter((other) => other === intent).length]).toEqual([
        intent,
        1,
        1,
      ]);
    }
    expect(orders.filter((intent) => !charges.includes(intent))).toEqual([]);
  }, 180_000);
});

// A copy of the tests' shop, which has already been set up.
async function aShopOfItsOwn(): Promise<string> {
  const part = await aProduct({ stock: 1000 });
  await copyDatabase(environment.DATABASE_FILENAME);
  await onDatabase(async (query) => {
    for (const table of ['fieldshop_payments', 'fieldshop_fake_stripe', 'orders'])
      await query(`delete from other.${table}`);
  });
  return part;
}

// Kills the backend after this many orders. The other customers are before, in, or after the transaction of their order.
async function killedAmong(server: ServerProcess, part: string, orders: number): Promise<void> {
  // Orders at the moment of the kill, so that somebody gets no response even on a slow machine.
  const orderLast = await paid(server, part);
  let count = 0;
  let reached = () => {};
  const enough = new Promise<void>((resolve) => (reached = resolve));
  const buying = Array.from({ length: buyersAKill }, async () => {
    const order = await paid(server, part);
    await order();
    count += 1;
    if (count >= orders) reached();
  });
  await Promise.race([enough, Promise.allSettled(buying)]);
  const last = Promise.allSettled([orderLast()]);
  await server.kill();
  await Promise.allSettled([...buying, last]);
}

// A customer who has paid but not ordered yet.
async function paid({ origin }: ServerProcess, part: string): Promise<() => Promise<unknown>> {
  const buyer = new HttpBuyer(origin);
  const checkout = await buyer.fill(part);
  const started = await buyer.startPayment(checkout);
  await buyer.pay(started);
  return () => buyer.order(checkout, { kind: 'card', paymentIntent: started.paymentIntent });
}

async function untilSettled(): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const charged = new Set(await objects('charge'));
    const open = (await payments()).filter(({ intent, state }) => state === 'new' && charged.has(intent));
    if (open.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function payments(): Promise<{ intent: string; state: string }[]> {
  const rows = await onDatabase((query) => query('select intent, state from other.fieldshop_payments'));
  return rows.map(({ intent, state }) => ({ intent: String(intent), state: String(state) }));
}

async function ordersByIntent(): Promise<string[]> {
  const rows = await onDatabase((query) => query('select payment_intent from other.orders'));
  return rows.map((row) => String(row.payment_intent));
}

async function objects(kind: string): Promise<string[]> {
  const rows = await onDatabase((query) =>
    query('select body from other.fieldshop_fake_stripe where kind = ?', [kind]),
  );
  return rows.map(({ body }) => String(JSON.parse(String(body)).payment_intent));
}

type Query = (statement: string, values?: (string | number)[]) => Promise<Record<string, unknown>[]>;

async function onDatabase<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const { connection } = (await aBackend()).strapi.db;
  await connection.raw('attach database ? as other', [environment.DATABASE_FILENAME]);
  try {
    return await work((statement, values = []) => connection.raw(statement, values));
  } finally {
    await connection.raw('detach database other');
  }
}
