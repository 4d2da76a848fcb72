// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { figure } from '../proofs/figures.mjs';
import { cms } from '../setup/folders.mjs';
import { startModule } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';
import { hashesIn } from './file-hashes.mjs';
import { faultsOf } from './restored-copy.mjs';

/** @typedef {Record<string, string>} Settings where an installation has its database and files */
/** @typedef {{ settings: Settings, orders: () => Promise<string[]>, remove: () => Promise<void> }} Copy with the order numbers in its database */
/**
 * @typedef {object} Installation
 * @property {string} origin
 * @property {Settings} settings with all secrets
 * @property {{ email: string, password: string }} administrator
 * @property {(folder: string) => Promise<Copy>} prepareCopy an installation without data
 */
/** @typedef {Awaited<ReturnType<typeof import('./busy-customers.mjs').startCustomers>>} Customers */
/** @typedef {{ saved: number, restored: number, lost: number, links: number, files: number, faults: string[] }} Drill */

const DRILL_TARGET_S = 300;
// The minimum number of pictures, datasheets and copies of pictures in several widths.
const FILES_OF_DEMO = 500;

/**
 * Makes backups while customers order, restores each into an empty installation, and uses it as customers do.
 * @param {Installation} installation
 * @param {Customers} customers
 * @param {number} backups
 */
export async function drillRestores(installation, customers, backups) {
  const progress = startProgress('Backup');
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-backups-'));
  /** @type {Drill[]} */
  const drills = [];
  for (let number = 1; number <= backups; number += 1) {
    progress.update(`${number} of ${backups}`);
    drills.push(await drill(installation, customers, path.join(folder, String(number))));
  }
  await customers.stop();
  await rm(folder, { recursive: true, force: true });
  progress.finish();
  report(drills, customers, backups);
}

/**
 * @param {Installation} installation
 * @param {Customers} customers
 * @param {string} folder
 * @returns {Promise<Drill>}
 */
async function drill({ settings, administrator, prepareCopy }, customers, folder) {
  const copy = await prepareCopy(`${folder}-copy`);
  const expected = customers.confirmed();
  const files = hashesIn(settings.UPLOADS_DIR ?? '');
  const [startedAt, backup] = [performance.now(), `${folder}-backup`];
  await runTask(settings, { task: 'back up', folder: backup });
  const saved = performance.now();
  await runTask(copy.settings, { task: 'restore', folder: backup, replace: false });
  const restored = performance.now();
  const restoredOrders = new Set(await copy.orders());
  const lost = expected.orders.filter((number) => !restoredOrders.has(number)).length;
  const present = hashesIn(copy.settings.UPLOADS_DIR ?? '');
  const changed = [...files].filter(([name, hash]) => present.get(name) !== hash);
  const faults = changed.map(([name]) => `${name} is missing or has changed`);
  faults.push(...(await faultsOf(copy, { links: expected.links, files, customers, administrator })));
  await copy.remove();
  await rm(backup, { recursive: true });
  const seconds = { saved: (saved - startedAt) / 1000, restored: (restored - saved) / 1000 };
  return { ...seconds, lost, links: expected.links.length, files: files.size, faults };
}

/**
 * @param {Drill[]} drills
 * @param {Customers} customers
 * @param {number} backups
 */
function report(drills, customers, backups) {
  const faults = drills.flatMap((one) => one.faults);
  const total = (/** @type {'lost' | 'links' | 'files'} */ name) =>
    drills.reduce((sum, one) => sum + one[name], 0);
  const longest = (/** @type {'saved' | 'restored'} */ name) => Math.max(...drills.map((one) => one[name]));
  figure('orders meanwhile', customers.confirmed().orders.length, { atLeast: backups });
  figure('backups restored and started', drills.length, { atLeast: backups });
  figure('orders lost that were confirmed before a backup began', total('lost'), { atMost: 0 });
  figure('links of orders and service requests opened', total('links'), { atLeast: backups });
  figure('files compared', total('files'), { atLeast: backups * FILES_OF_DEMO });
  figure('links, sign-ins and files that do not work in a copy', faults.length, { atMost: 0 });
  for (const fault of faults.slice(0, 10)) say(`  ✗ ${fault}`);
  figure('longest backup', longest('saved'), { unit: 's' });
  figure('longest restore', longest('restored'), { unit: 's' });
  figure('both', longest('saved') + longest('restored'), { unit: 's', atMost: DRILL_TARGET_S });
}

/**
 * Runs backup.cjs, as the commands do.
 * @param {Settings} settings
 * @param {object} task
 * @returns {Promise<void>}
 */
function runTask(settings, task) {
  const file = path.join(settings.UPLOADS_DIR ?? '', '.env');
  const child = startModule(path.join(cms, 'backup.cjs'), {
    cwd: cms,
    env: { ...process.env, ...settings },
    args: [JSON.stringify({ ...task, settings: file })],
  });
  let words = '';
  child.on('message', (/** @type {{ type: string, result: object }} */ { type, result }) => {
    if (type === 'problem') words = JSON.stringify(result);
  });
  child.stderr?.on('data', (text) => (words += text));
  return new Promise((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(words)))),
  );
}
