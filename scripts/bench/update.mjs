// @ts-check
// Measures what a device transfers when a new version of the site differs from the last one in one file: the bodies of all
// responses until the new version is ready to take over.
import { chromium } from 'playwright';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { siteBuilds } from '../../tests/support/site-builds.mjs';
import { startCountedNetwork } from '../measure/counted-network.mjs';
import { launchArguments } from '../measure/phone.mjs';
import { startPage } from '../measure/saved-site.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

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
for (const { what, file } of CHANGES) {
  const building = startProgress(`Building two versions that differ in ${file}`);
  const builds = await siteBuilds(['a', 'b'], { file, isForProduction: true });
  building.finish();
  for (const { name, args, limit } of BROWSERS) {
    const bytes = await transferredBy(builds, args);
    const total = [...bytes.values()].reduce((sum, one) => sum + one, 0);
    figure(`${what}, ${name}`, total / 1000, { unit: 'kB', atMost: limit });
    for (const [url, size] of [...bytes].toSorted(([, a], [, b]) => b - a).slice(0, LARGEST))
      say(`    ${url} ${(size / 1000).toFixed(1)} kB`);
  }
  await builds.remove();
}

/**
 * @param {import('../../tests/support/site-builds.mjs').SiteBuilds} builds
 * @param {string[]} args of the browser
 * @returns {Promise<Map<string, number>>} bytes by path
 */
async function transferredBy({ served, deploy }, args) {
  const browser = await chromium.launch({ executablePath, args: [...launchArguments, ...args] });
  await deploy('a');
  const backend = await startTestBackend({ environment: { SITE_DIR: served } });
  const network = await startCountedNetwork(backend.origin);
  const context = await browser.newContext();
  // A metered connection, so that the offline download does not run beside it.
  await context.addInitScript(
    `Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true })`,
  );
  const page = await context.newPage();
  await page.goto(`${network.origin}/contacts`, { waitUntil: 'networkidle' });
  await startPage(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: INSTALL_WITHIN_MS,
  });
  // The worker also saves this page, once it has taken control.
  await page.waitForTimeout(SETTLED_AFTER_MS);
  network.takeBytesByPath();
  await deploy('b');
  await page.evaluate(installNewVersion);
  const bytes = network.takeBytesByPath();
  await browser.close();
  network.close();
  await backend.stop();
  return bytes;
}

async function installNewVersion() {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 100));
}
