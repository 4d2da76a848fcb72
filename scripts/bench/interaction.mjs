// @ts-check
// Measures how long a phone with a processor four times slower takes to show that it has reacted to a tap or a key (as
// Interaction to Next Paint does), with the whole site on the device, and while it is being saved.
import { chromium } from 'playwright';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { visitsOf } from '../measure/interactions.mjs';
import { launchArguments, PHONE, SLOW_DOWN } from '../measure/phone.mjs';
import { responseTo, watchInteractions } from '../measure/response-to-input.mjs';
import { openSavedSite, startPage } from '../measure/saved-site.mjs';
import { percentile } from '../measure/traffic-figures.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

/** @typedef {Map<string, number[]>} Times milliseconds by interaction */

const ROUNDS = 5;
const LIMIT_MS = 100;
const SETTLED_AFTER_MS = 2000;

stopOnSignal();
const { origin, stop } = await startTestBackend();
const visits = visitsOf(await aDatasheet());
report('saved', await withSavedSite());
report('while saving', await whileSaving());
await stop();

async function withSavedSite() {
  const { page, close } = await openSavedSite(origin, watchInteractions);
  await slowDown(page);
  const times = await inRounds('Taps and keys, site saved', (visit, add) => measure(page, visit, add));
  await close();
  return times;
}

/** Each visit is the first of a device, whose download begins soon after the page has started. */
async function whileSaving() {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
  const times = await inRounds('Taps and keys, site being saved', async (visit, add) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await watchInteractions(page);
    await slowDown(page);
    await measure(page, visit, add);
    await context.close();
  });
  await browser.close();
  return times;
}

/**
 * @param {string} what
 * @param {(visit: import('../measure/interactions.mjs').Visit, add: (what: string, milliseconds: number) => void) => Promise<void>} work
 * @returns {Promise<Times>}
 */
async function inRounds(what, work) {
  /** @type {Times} */
  const times = new Map();
  const progress = startProgress(what);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const visit of visits) {
      progress.update(`round ${round} of ${ROUNDS}, ${visit.path}`);
      await work(visit, (step, milliseconds) => times.set(step, [...(times.get(step) ?? []), milliseconds]));
    }
  progress.finish();
  return times;
}

/**
 * @param {import('playwright').Page} page
 * @param {import('../measure/interactions.mjs').Visit} visit
 * @param {(what: string, milliseconds: number) => void} add
 */
async function measure(page, { path, steps }, add) {
  await page.goto(origin + path);
  await startPage(page);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  for (const { what, action } of steps) add(what, await responseTo(page, action));
}

/** @param {import('playwright').Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/**
 * @param {string} state
 * @param {Times} times
 */
function report(state, times) {
  for (const [what, all] of times) {
    figure(`${state}, ${what}: median of ${all.length}`, percentile(all, 0.5), { unit: 'ms' });
    figure(`${state}, ${what}: p95`, percentile(all, 0.95), { unit: 'ms', atMost: LIMIT_MS });
  }
}

async function aDatasheet() {
  const filters =
    'filters[type][$eq]=datasheet&filters[language][$eq]=en&filters[replacedBy][url][$null]=true';
  const response = await fetch(
    `${origin}/api/documents?${filters}&fields=url&sort=id&pagination[pageSize]=1`,
  );
  const { data } = await response.json();
  return `/documents/${data[0].url}`;
}
