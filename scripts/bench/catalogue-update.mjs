// @ts-check
// Measures what a device that has the whole site transfers on the next day, after one percent of the products got another
// price, compared with its first download. Both without pictures, which have not changed.
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { signInAsAdministrator } from '../measure/admin-client.mjs';
import { startCountedNetwork } from '../measure/counted-network.mjs';
import { launchArguments } from '../measure/phone.mjs';
import { startPage } from '../measure/saved-site.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

const CHANGED_SHARE = 0.01;
const LIMIT_PERCENT = 2;
const DAY_MS = 86_400_000;
const POLL_MS = 1000;
const SETTLED_AFTER_MS = 5000;
const LARGEST = 8;

stopOnSignal();
const backend = await startTestBackend();
const network = await startCountedNetwork(backend.origin);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
const context = await browser.newContext();
const progress = startProgress('First download');
const whole = await downloaded(0);
const products = await changePrices();
progress.update('the next day');
const update = await downloaded(DAY_MS);
progress.finish();
await browser.close();
network.close();
await backend.stop();

figure('changed products', products);
figure('first download', total(whole) / 1000, { unit: 'kB' });
figure('update', total(update) / 1000, { unit: 'kB' });
figure('update, share of the first download', (100 * total(update)) / total(whole), {
  unit: '%',
  atMost: LIMIT_PERCENT,
});
for (const [url, size] of [...update].toSorted(([, a], [, b]) => b - a).slice(0, LARGEST))
  say(`    ${url.slice(0, 150)} ${(size / 1000).toFixed(1)} kB`);

/**
 * Bytes by path of what the page transfers until all is saved.
 * @param {number} laterMs how far the clock of the device is ahead
 */
async function downloaded(laterMs) {
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.now() + laterMs);
  network.takeBytesByPath();
  const started = Date.now() + laterMs;
  await page.goto(network.origin);
  await startPage(page);
  while (!(await page.evaluate(isSavedSince, started))) await delay(POLL_MS);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const bytes = network.takeBytesByPath();
  await page.close();
  return new Map([...bytes].filter(([url]) => /^\/(api\/|sitemap)/.test(url)));
}

async function changePrices() {
  const asAdministrator = await signInAsAdministrator(backend);
  const list = await fetch(
    `${backend.origin}/api/products?fields=price&filters[price][$notNull]=true&pagination[pageSize]=250`,
  );
  const { data, meta } = await list.json();
  const count = Math.ceil(meta.pagination.total * CHANGED_SHARE);
  for (const { documentId, price } of data.slice(0, count))
    await asAdministrator(
      `/content-manager/collection-types/api::product.product/${documentId}/actions/publish`,
      {
        price: price + 1,
      },
    );
  return count;
}

/** @param {Map<string, number>} bytes */
function total(bytes) {
  return [...bytes.values()].reduce((sum, one) => sum + one, 0);
}

/**
 * Runs in the page. Opening a missing database would create an empty one.
 * @param {number} started
 */
async function isSavedSince(started) {
  const name = 'fieldshop-saved';
  const databases = await indexedDB.databases();
  if (!databases.some((one) => one.name === name)) return false;
  const opening = indexedDB.open(name);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('saved').objectStore('saved').get('completion');
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  opening.result.close();
  return reading.result?.completedAt > started;
}
