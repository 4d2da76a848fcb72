// @ts-check
// Makes backups while customers order, restores each, and starts the restored copy: an order's link, a sign-in and a file must
// be as before: `npm run prove -- backup`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { startServer, startTestBackend } from '../../tests/support/backend.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { aBuyer } from '../measure/shop-buyer.mjs';
import { figure } from '../proofs/figures.mjs';
import { cms } from '../setup/folders.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { freePort } from '../setup/port.mjs';
import { startModule, stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

const BACKUPS = Number(process.env.FIELDSHOP_BACKUPS ?? 20);
const BUYERS = 2;
const DRILL_TARGET_S = 300;
const START_WITHIN_MS = 120_000;
const customer = { email: 'ada@example.test', password: 'correct horse battery' };
const SECRETS = { APP_KEYS: 'only-for-this-benchmark', JWT_SECRET: 'only-for-this-benchmark' };

stopOnSignal();
const progress = startProgress('Backup');
const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-backups-'));
const backend = await startTestBackend({ environment: SECRETS });
const parts = fillCatalogue(backend.folder, 10);
/** @type {{ number: string, link: string }[]} */
const ordered = [];
await post(backend.origin, '/api/auth/local/register', customer);
const file = await anUpload();
const bytes = await bytesOf(backend.origin + file);
const stopping = new AbortController();
const buying = Array.from({ length: BUYERS }, keepOrdering);
while (ordered.length === 0) await delay(100);
/** @type {{ seconds: number, restored: number, lost: number, broken: string[] }[]} */
const drills = [];
for (let number = 1; number <= BACKUPS; number += 1) {
  progress.update(`${number} of ${BACKUPS}`);
  drills.push(await drill(number));
}
stopping.abort();
await Promise.all(buying);
await backend.stop();
await rm(folder, { recursive: true, force: true });
progress.finish();

const longest = (/** @type {'seconds' | 'restored'} */ name) =>
  Math.max(...drills.map((drill) => drill[name]));
const broken = drills.flatMap((drill) => drill.broken);
figure('orders meanwhile', ordered.length, { atLeast: BACKUPS });
figure('backups restored and started', drills.length, { atLeast: BACKUPS });
figure(
  'orders lost that were confirmed before a backup began',
  drills.reduce((total, drill) => total + drill.lost, 0),
  { atMost: 0 },
);
figure('links, sign-ins and files that do not work in a copy', broken.length, { atMost: 0 });
for (const fault of broken.slice(0, 10)) say(`  ✗ ${fault}`);
figure('longest backup', longest('seconds'), { unit: 's' });
figure('longest restore', longest('restored'), { unit: 's' });
figure('both', longest('seconds') + longest('restored'), { unit: 's', atMost: DRILL_TARGET_S });

/** @param {number} number */
async function drill(number) {
  const expected = [...ordered];
  const backup = path.join(folder, `backup-${number}`);
  const target = path.join(folder, `restored-${number}`);
  const begun = performance.now();
  await run(backend.folder, { task: 'back up', folder: backup });
  const saved = performance.now();
  await run(target, { task: 'restore', folder: backup, replace: false });
  const restored = performance.now();
  const database = openDatabase(path.join(target, 'content.db'));
  const found = new Set(
    database
      .prepare('select number from orders')
      .all()
      .map((row) => String(row.number)),
  );
  const faults = database.prepare('pragma integrity_check(1)').all();
  database.close();
  if (!JSON.stringify(faults).includes('"ok"'))
    throw new Error(`The restored database is damaged: ${JSON.stringify(faults)}`);
  const broken = await faultsOf(target, expected.at(-1)?.link ?? '');
  await rm(backup, { recursive: true });
  await rm(target, { recursive: true });
  const lost = expected.filter((order) => !found.has(order.number)).length;
  return { seconds: (saved - begun) / 1000, restored: (restored - saved) / 1000, lost, broken };
}

/**
 * Starts the restored copy, and uses it as a customer of before does.
 * @param {string} target
 * @param {string} link of the last order before the backup
 */
async function faultsOf(target, link) {
  const environment = parseEnv(await readFile(path.join(target, '.env'), 'utf8'));
  const copy = await startServer(target, { port: await freePort(), environment, withinMs: START_WITHIN_MS });
  const faults = [];
  const order = await fetch(copy.origin + link);
  if (order.status !== 200) faults.push(`${order.status} at ${link.replace(/token=.*/, 'token=…')}`);
  const { status } = await post(copy.origin, '/api/auth/local', {
    identifier: customer.email,
    password: customer.password,
  });
  if (status !== 200) faults.push(`${status} at the sign-in`);
  if (!bytes.equals(await bytesOf(copy.origin + file))) faults.push(`${file} has changed`);
  await copy.stop();
  return faults;
}

/**
 * @param {string} origin
 * @param {string} url
 * @param {object} body
 */
function post(origin, url, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(origin + url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function anUpload() {
  const products = await fetch(`${backend.origin}/api/products?populate[thumbnail]=true`);
  const { data } = await products.json();
  return String(data.find((/** @type {{ thumbnail: unknown }} */ { thumbnail }) => thumbnail).thumbnail.url);
}

/** @param {string} url */
async function bytesOf(url) {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

async function keepOrdering() {
  while (!stopping.signal.aborted) {
    const buyer = aBuyer(backend.origin);
    await buyer.put(parts[ordered.length % parts.length] ?? '');
    const { status, data } = await buyer.order(await buyer.fingerprint());
    if (status === 201) ordered.push({ number: data.number, link: `/shopping-cart${data.statusPath}` });
  }
}

/**
 * @param {string} data
 * @param {object} task
 * @returns {Promise<void>}
 */
function run(data, task) {
  const settings = path.join(data, '.env');
  const env = {
    ...process.env,
    DATABASE_FILENAME: path.join(data, 'content.db'),
    UPLOADS_DIR: data,
    ...(data === backend.folder ? secretsOf() : {}),
  };
  const child = startModule(path.join(cms, 'backup.cjs'), {
    cwd: cms,
    env,
    args: [JSON.stringify({ ...task, settings })],
  });
  let words = '';
  child.on('message', (/** @type {{ type: string, result: object }} */ { type, result }) => {
    if (type === 'problem') words = JSON.stringify(result);
  });
  child.stderr?.on('data', (text) => (words += text));
  return new Promise((resolve, reject) =>
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(words)))),
  );
}

/** Every secret, because the backend has them from its environment. */
function secretsOf() {
  const names = [
    'ADMIN_JWT_SECRET',
    'API_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
    'PREVIEW_SECRET',
  ];
  return { ...Object.fromEntries(names.map((name) => [name, 'only-for-this-benchmark'])), ...SECRETS };
}
