// @ts-check
// Measures a first visit on a processor four times slower: the script that loads by itself, and the tasks that block the main
// thread, from the first byte to 15 s after load. Then the script that loads in the 15 s after the mouse moves, which starts
// the page. What the worker installs or has in its cache is not transferred by the page and does not count.
import { chromium } from 'playwright';
import { launchArguments, PHONE, SLOW_DOWN } from '../measure/phone.mjs';
import { startPage } from '../measure/saved-site.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { startTestBackend } from '../../tests/support/backend.mjs';

const WATCHED_MS = 15_000;
const LONG_TASK_MS = 50;

/** Limits in kB of transferred script: untouched, and in all after the mouse has moved. */
const PAGES = [
  { path: '/', limit: 100 },
  { path: '/categories/pressure', limit: 100 },
  { path: '/products/apt-210-010', limit: 100 },
  { path: '/news', limit: 100 },
  { path: '/about', limit: 100 },
  { path: '/contacts', limit: 100 },
  { path: '/search?q=pressure', limit: 100, limitOnceStarted: 120 },
  { path: '/cart', limit: 120, limitOnceStarted: 120 },
  { path: '/contact', limit: 100, limitOnceStarted: 140 },
  { path: '/request-quote', limit: 100, limitOnceStarted: 140 },
  { path: '/calibration-and-repair', limit: 100, limitOnceStarted: 140 },
  { path: '/part-wizard', limit: 100, limitOnceStarted: 140 },
];

stopOnSignal();
const executablePath = await findBrowser();
const { origin, stop } = await startTestBackend();
const browser = await chromium.launch({ executablePath, args: launchArguments });
// The first response of a page is not cached yet.
for (const { path } of PAGES) await fetch(origin + path);
for (const { path, limit, limitOnceStarted } of PAGES) {
  const progress = startProgress(path);
  const { scriptBytes, scriptBytesOnceStarted, tasksMs } = await visit(path);
  progress.finish('');
  figure(`${path} script`, scriptBytes / 1000, { unit: 'kB', atMost: limit });
  figure(`${path} script once started`, scriptBytesOnceStarted / 1000, {
    unit: 'kB',
    atMost: limitOnceStarted,
  });
  figure(`${path} tasks over ${LONG_TASK_MS} ms`, tasksMs.length);
  figure(
    `${path} blocked`,
    tasksMs.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0),
    { unit: 'ms' },
  );
}
await browser.close();
await stop();

/** @param {string} path */
async function visit(path) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const scriptBytes = await countScriptBytes(session);
  await page.addInitScript(watchLongTasks);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const tasksMs = await readLongTasks(session);
  const untouched = scriptBytes();
  await startPage(page);
  await page.waitForTimeout(WATCHED_MS);
  const onceStarted = scriptBytes();
  await context.close();
  return { scriptBytes: untouched, scriptBytesOnceStarted: onceStarted, tasksMs };
}

/**
 * Returns a function that sums what the page has transferred so far, without headers.
 * @param {import('playwright').CDPSession} session
 */
async function countScriptBytes(session) {
  /** @type {Map<string, number>} the bytes of the headers by request */
  const scripts = new Map();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isScript = new URL(response.url).pathname.endsWith('.js');
    if (isScript && !response.fromServiceWorker) scripts.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headerBytes = scripts.get(requestId);
    if (headerBytes !== undefined) bytes += encodedDataLength - headerBytes;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/**
 * Not with `page.evaluate`, which the page cannot tell from an action of the visitor.
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<number[]>}
 */
async function readLongTasks(session) {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'globalThis.longTasksMs',
    returnByValue: true,
  });
  return result.value;
}

function watchLongTasks() {
  /** @type {number[]} */
  const longTasksMs = [];
  Object.assign(globalThis, { longTasksMs });
  new PerformanceObserver((list) => {
    longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
