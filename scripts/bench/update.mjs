// @ts-check
// Measures what a device transfers when a new version of the site differs from the last one in one file: the bodies of all
// responses until the new version is ready to take over.
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { precompress } from '../build/precompress.mjs';
import { publish } from '../build/publish.mjs';
import { startCountedNetwork } from '../measure/counted-network.mjs';
import { launchArguments } from '../measure/phone.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/folders.mjs';
import { Problem } from '../setup/problem.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';
import { run } from '../terminal/run.mjs';

/** Other browsers have no compression dictionaries. */
const BROWSERS = [
  { name: 'Chromium', args: [], limit: 10 },
  { name: 'without dictionaries', args: ['--disable-features=CompressionDictionaryTransport'], limit: 40 },
];
const INSTALL_WITHIN_MS = 60_000;
const SETTLED_AFTER_MS = 5000;
const LARGEST = 3;

/** The names are those in the report. */
const CHANGES = [
  { what: 'a component of most pages', file: 'ui/notice.tsx' },
  { what: 'the view of one page', file: 'features/contacts/contacts-view.tsx' },
  { what: 'a style', file: 'features/contacts/contacts-view.module.css' },
];

stopOnSignal();
const executablePath = await findBrowser();
// Inside the root folder, so that the server entry finds packages that are not bundled.
const cache = path.join(root, 'node_modules', '.cache', 'fieldshop');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(path.join(cache, 'update-'));
for (const { what, file } of CHANGES) {
  const building = startProgress(`Building two versions that differ in ${file}`);
  for (const mark of ['a', 'b']) await build(mark, file);
  building.finish();
  for (const { name, args, limit } of BROWSERS) {
    const bytes = await transferredBy(args);
    const total = [...bytes.values()].reduce((sum, one) => sum + one, 0);
    figure(`${what}, ${name}`, total / 1000, { unit: 'kB', atMost: limit });
    for (const [url, size] of [...bytes].toSorted(([, a], [, b]) => b - a).slice(0, LARGEST))
      say(`    ${url} ${(size / 1000).toFixed(1)} kB`);
  }
}
await rm(folder, { recursive: true });

/**
 * @param {string[]} args of the browser
 * @returns {Promise<Map<string, number>>} bytes by path
 */
async function transferredBy(args) {
  const browser = await chromium.launch({ executablePath, args: [...launchArguments, ...args] });
  const served = path.join(folder, 'served');
  await deploy('a', served);
  const backend = await startTestBackend({ environment: { SITE_DIR: served } });
  const network = await startCountedNetwork(backend.origin);
  const context = await browser.newContext();
  // A metered connection, so that the offline download does not run beside it.
  await context.addInitScript(
    `Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true })`,
  );
  const page = await context.newPage();
  await page.goto(`${network.origin}/contacts`, { waitUntil: 'networkidle' });
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: INSTALL_WITHIN_MS,
  });
  // The worker also saves this page, once it has taken control.
  await page.waitForTimeout(SETTLED_AFTER_MS);
  network.takeBytesByPath();
  await deploy('b', served);
  await page.evaluate(installNewVersion);
  const bytes = network.takeBytesByPath();
  await browser.close();
  network.close();
  await backend.stop();
  await rm(served, { recursive: true });
  return bytes;
}

/**
 * @param {string} mark
 * @param {string} file
 */
async function build(mark, file) {
  const output = path.join(folder, mark);
  const script = path.join(root, 'tests', 'support', 'build-variant.mjs');
  const command = [process.execPath, script, mark, output, file, '--minified'];
  const result = await run(command, { cwd: root, env: { NODE_ENV: 'production' } });
  if (result.code !== 0) throw new Problem('The site could not be built.', result.output);
  await precompress(path.join(output, 'client'));
}

/**
 * @param {string} mark
 * @param {string} served
 */
async function deploy(mark, served) {
  const next = path.join(folder, 'next');
  await cp(path.join(folder, mark), next, { recursive: true });
  await publish(next, served);
}

async function installNewVersion() {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 100));
}
