// @ts-check
// Makes five hundred purchases with double clicks, repeated requests and webhooks, closed tabs and a server that is
// killed several times, then checks orders, charges and refunds: `npm run prove -- shop-hostile`.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { seeded } from '../../tests/support/seeded.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { HostileBuyer } from '../measure/hostile-buyer.mjs';
import { figure, seed } from '../proofs/figures.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const PURCHASES = Number(process.env.FIELDSHOP_PURCHASES ?? 500);
const AT_ONCE = 8;
const KILL_EVERY = 50;
const SETTLED_WITHIN_MS = 120_000;
const APP_KEYS = 'a-key-for-the-bench';

stopOnSignal();
const progress = startProgress('Hostile shop');
const shop = await startTestBackend({ environment: { PAYMENT_TEST_MODE: 'true', APP_KEYS } });
const parts = fillCatalogue(shop.folder, 400);
const random = seeded(seed);
/** @type {HostileBuyer[]} */
const buyers = [];
let started = 0;
let kills = 0;
/** @type {Promise<void>} */
let dying = Promise.resolve();
/** @type {string[]} */
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, lane));
await dying;
progress.update('settling');
everythingIsDue();
await shop.crash();
await untilSettled();
progress.finish();
const faults = [...failed, ...faultsOf(books()), ...(await fullCarts())];
await shop.stop();
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
figure('purchases', PURCHASES);
figure('crashes of the server meanwhile', kills, { atLeast: 1 });
figure('orders lost, doubled or with a wrong amount', faults.length, { atMost: 0 });

async function lane() {
  while (started < PURCHASES) {
    const index = started++;
    progress.update(`${started} of ${PURCHASES}`);
    if (index > 0 && index % KILL_EVERY === 0) dying = dying.then(kill);
    const buyer = new HostileBuyer({ origin: shop.origin, webhookSecret: webhookSecret(), random });
    buyers.push(buyer);
    const payment = index % 2 === 0 ? 'card' : 'purchase-order';
    const purchase = { name: nameOf(index), partNumber: parts[index % parts.length] ?? '', payment };
    await buyer.buy(purchase).catch((error) => failed.push(`${purchase.name}: ${error}`));
  }
}

async function kill() {
  await delay(random() * 300);
  await shop.crash();
  kills += 1;
}

async function untilSettled() {
  const until = Date.now() + SETTLED_WITHIN_MS;
  // Unpaid attempts stay open for a day. Only paid ones must be settled.
  const paid = `select 1 from fieldshop_payments where (state = 'new' or refund = 'wanted') and exists
    (select 1 from fieldshop_fake_stripe where kind = 'charge' and body like '%' || intent || '%')`;
  while (read(paid).length > 0 && Date.now() < until) await delay(1000);
}

function books() {
  const bodies = read('select body from fieldshop_fake_stripe').map(({ body }) => JSON.parse(String(body)));
  return {
    orders: read(
      'select number, purchase_order_number as po, payment_intent as intent, total, state from orders',
    ),
    charges: bodies.filter(({ object }) => object === 'charge'),
    refunds: bodies.filter(({ object }) => object === 'refund'),
  };
}

/** @param {ReturnType<typeof books>} books */
function faultsOf({ orders, charges, refunds }) {
  const faults = [];
  for (let index = 1; index < PURCHASES; index += 2) {
    const count = orders.filter(({ po }) => po === nameOf(index)).length;
    if (count !== 1) faults.push(`${nameOf(index)} has ${count} orders`);
  }
  for (const intent of new Set(charges.map((charge) => charge.payment_intent))) {
    const taken = charges.filter((charge) => charge.payment_intent === intent).length;
    const ends = [
      ...orders.filter((order) => order.intent === intent),
      ...refunds.filter((refund) => refund.payment_intent === intent),
    ].length;
    if (taken !== 1 || ends !== 1)
      faults.push(`${intent} was charged ${taken} times and has ${ends} orders or refunds`);
  }
  const unpaid = orders.filter(
    ({ intent }) => intent && !charges.some((charge) => charge.payment_intent === intent),
  );
  for (const { number } of unpaid) faults.push(`${number} was not paid`);
  const numbers = new Set(orders.map(({ number }) => String(number)));
  const last = Math.max(...[...numbers].map((number) => Number(number.slice(-6))));
  if (numbers.size !== orders.length || last !== orders.length)
    faults.push('The order numbers have gaps or duplicates');
  const money = sum(charges.map(({ amount }) => amount)) - sum(refunds.map(({ amount }) => amount));
  const sold = sum(orders.filter(({ intent }) => intent).map(({ total }) => Math.round(Number(total) * 100)));
  if (money !== sold) faults.push(`${money} charged for orders of ${sold}`);
  console.log(
    `${orders.length} orders, ${charges.length} charges, ${refunds.length} refunds, ${money} charged`,
  );
  return faults;
}

// Not counted in the database: a cart whose first response is lost in a crash has no owner, and a repeat opens another.
async function fullCarts() {
  const faults = [];
  for (const buyer of buyers) {
    const lines = await buyer.linesInCart();
    if (lines > 0) faults.push(`${lines} lines remain in a cart after the purchase`);
  }
  return faults;
}

/** @param {number} index */
function nameOf(index) {
  return `Hostile purchase ${index}`;
}

/** @param {string} sql @returns {Record<string, unknown>[]} */
function read(sql) {
  const database = openDatabase(path.join(shop.folder, 'content.db'));
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

/** Makes the next run of the job check every open payment. */
function everythingIsDue() {
  const database = openDatabase(path.join(shop.folder, 'content.db'));
  database.exec('update fieldshop_payments set due = 0');
  database.close();
}

// Derived as in the backend.
function webhookSecret() {
  return `whsec_${createHmac('sha256', APP_KEYS).update('fieldshop:fake-stripe').digest('hex')}`;
}

/** @param {number[]} amounts */
function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0);
}
