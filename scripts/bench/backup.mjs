// @ts-check
// Makes backups while customers order, and restores each: `npm run bench -- backup`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { fillCatalogue } from '../measure/fill-catalogue.mjs';
import { aBuyer } from '../measure/shop-buyer.mjs';
import { cms } from '../setup/folders.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { startModule, stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const BACKUPS = Number(process.env.BACKUPS ?? 20);
const BUYERS = 2;
const DRILL_TARGET_S = 300;
const SECRETS = { APP_KEYS: 'only-for-this-benchmark', JWT_SECRET: 'only-for-this-benchmark' };

stopOnSignal();
const progress = startProgress('Backup');
const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-backups-'));
const backend = await startTestBackend({ environment: SECRETS });
const parts = fillCatalogue(backend.folder, 10);
/** @type {string[]} */
const ordered = [];
const stopping = new AbortController();
const buying = Array.from({ length: BUYERS }, keepOrdering);
/** @type {{ seconds: number, restored: number, lost: number }[]} */
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

const lost = drills.reduce((total, drill) => total + drill.lost, 0);
const longest = (/** @type {'seconds' | 'restored'} */ name) =>
  Math.max(...drills.map((drill) => drill[name]));
console.log(`${drills.length} of ${BACKUPS} backups restored whole, ${ordered.length} orders meanwhile`);
console.log(
  `backup at most ${longest('seconds').toFixed(1)} s, restore at most ${longest('restored').toFixed(1)} s`,
);
console.log(`${lost} orders lost that were confirmed before a backup began`);
if (lost > 0 || longest('seconds') + longest('restored') > DRILL_TARGET_S) process.exitCode = 1;
console.log(process.exitCode ? '✗ A target was missed.' : '✓ All targets were met.');

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
  await rm(backup, { recursive: true });
  await rm(target, { recursive: true });
  const missing = expected.filter((order) => !found.has(order));
  return { seconds: (saved - begun) / 1000, restored: (restored - saved) / 1000, lost: missing.length };
}

async function keepOrdering() {
  while (!stopping.signal.aborted) {
    const buyer = aBuyer(backend.origin);
    await buyer.put(parts[ordered.length % parts.length] ?? '');
    const { status, data } = await buyer.order(await buyer.fingerprint());
    if (status === 201) ordered.push(data.number);
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
