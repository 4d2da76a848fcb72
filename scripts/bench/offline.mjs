// @ts-check
// Measures, on a phone, how the offline download slows down the page, and how fast pages open on a slow connection, on one that
// never responds, and without one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { launchArguments, PHONE, SLOW_DOWN } from '../measure/phone.mjs';
import { slow4G, startPoorConnection } from '../measure/poor-connection.mjs';
import { startPage } from '../measure/saved-site.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const RUNS = 5;
const SETTLED_AFTER_MS = 1500;
// A phone that is four times slower than this machine and downloads the whole site.
const SAVE_WITHIN_MS = 300_000;

stopOnSignal();
const progress = startProgress('Offline download');
const executablePath = await findBrowser();
const backend = await startTestBackend();
const connection = await startPoorConnection(backend.origin);
let profile = '';
/** @type {import('playwright').BrowserContext} */
let context;

// The last download is what the rest of this benchmark uses.
const longestTasks = [];
for (let download = 0; download < RUNS; download += 1) longestTasks.push(await longestTaskOfDownload());
progress.finish();
row('longest task during the download, 4× slower CPU, median of five', median(longestTasks), 50);
figure('the longest of all five', Math.max(...longestTasks), { unit: 'ms' });

await reopen();
connection.become(slow4G);
const repeated = await medianOf(() => opened('/', 'load'));
row('repeat visit on slow 4G, 4× slower CPU: load', repeated, 400);

connection.become({ kind: 'silent' });
await reopen();
const first = await opened('/products', 'content');
const next = await opened('/contacts', 'content');
row('connection that never responds, first page', first, 3200);
row('next page', next, 1200);

connection.close();
row('no connection, cold start of the app: content', await coldStart('/'), 1000);
row('the same for a page that was never opened', await coldStart('/products/apt-210-010'), 1000);

await discardDevice();
await backend.stop();

/** On a device that has nothing. */
async function longestTaskOfDownload() {
  await discardDevice();
  profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-profile-'));
  context = await openBrowser();
  const page = await openPage();
  await page.addInitScript(watchLongTasks);
  const startedAt = Date.now();
  await page.goto(connection.origin);
  await startPage(page);
  await page.getByText(/^Ready for offline/).waitFor({ timeout: SAVE_WITHIN_MS });
  const { responses, usage, longestTask } = await page.evaluate(readSaving);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${responses} responses and all pictures, ${(usage / 1e6).toFixed(1)} MB, after ${seconds} s`);
  return longestTask;
}

/** Closes the browser and deletes all that it has stored. */
async function discardDevice() {
  await context?.close();
  if (profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}

async function openBrowser() {
  return chromium.launchPersistentContext(profile, { executablePath, args: launchArguments, ...PHONE });
}

/** Waits until the browser's start page has loaded, which would compete for the CPU. An installed app has none. */
async function reopen() {
  await context.close();
  context = await openBrowser();
  await context.pages()[0]?.goto('about:blank');
  await delay(SETTLED_AFTER_MS);
}

/** @param {string} address */
function coldStart(address) {
  return medianOf(async () => {
    await reopen();
    return opened(address, 'content');
  });
}

async function openPage() {
  const opening = await context.newPage();
  const session = await context.newCDPSession(opening);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return opening;
}

/**
 * Milliseconds from the navigation until the page is loaded, or until its title is displayed.
 * @param {string} address
 * @param {'load' | 'content'} until
 * @returns {Promise<number>}
 */
async function opened(address, until) {
  const opening = await openPage();
  await opening.addInitScript(watchTitle);
  await opening.goto(connection.origin + address, { waitUntil: until === 'load' ? 'load' : 'commit' });
  const time = await (until === 'load' ? opening.evaluate(readLoad) : whenTitled(opening));
  await opening.close();
  return time;
}

/**
 * Polls rarely, because polling slows the page down.
 * @param {import('playwright').Page} opening
 * @returns {Promise<number>}
 */
async function whenTitled(opening) {
  const titled = await opening.waitForFunction(() => Reflect.get(window, 'titledAt'), null, { polling: 250 });
  return Math.round(await titled.jsonValue());
}

/** @param {() => Promise<number>} measure */
async function medianOf(measure) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return median(times);
}

/** @param {number[]} times */
function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/**
 * @param {string} what
 * @param {number} milliseconds
 * @param {number} target
 */
function row(what, milliseconds, target) {
  figure(what, milliseconds, { unit: 'ms', atMost: target });
}

// Runs in the page: records when its title was painted.
function watchTitle() {
  new MutationObserver((_changes, observer) => {
    const title = document.querySelector('main h1')?.textContent ?? 'Loading';
    if (title === 'Loading') return;
    observer.disconnect();
    const note = () => Object.assign(window, { titledAt: performance.now() });
    requestAnimationFrame(() => setTimeout(note));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

// Runs in the page, which itself starts in the first seconds. Later tasks belong to the download.
function watchLongTasks() {
  const afterStartMs = 5000;
  const seen = { longest: 0 };
  Object.assign(window, { longTasks: seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > afterStartMs) seen.longest = Math.max(seen.longest, Math.round(duration));
  }).observe({ type: 'longtask' });
}

// Runs in the page.
async function readSaving() {
  const { usage = 0 } = await navigator.storage.estimate();
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('fieldshop-answers');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  const responses = await new Promise((resolve) => {
    const counting = database.transaction('answers').objectStore('answers').count();
    counting.addEventListener('success', () => resolve(counting.result));
  });
  return { usage, responses, longestTask: Reflect.get(window, 'longTasks').longest };
}

// Runs in the page.
function readLoad() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? Math.round(navigation.loadEventEnd) : 0;
}
