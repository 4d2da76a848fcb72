// @ts-check
// Measures a first visit that nobody touches, on a processor four times slower: the script that loads by itself, and the
// tasks that block the main thread, from the first byte to 15 s after load.
import { chromium } from 'playwright';
import { launchArguments, PHONE, SLOW_DOWN } from '../measure/phone.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { startTestBackend } from '../../tests/support/backend.mjs';

const WATCHED_MS = 15_000;
const LONG_TASK_MS = 50;

/** Limits in kB of transferred script. */
const PAGES = [
  { path: '/', limit: 100 },
  { path: '/categories/pressure', limit: 100 },
  { path: '/products/apt-210-010', limit: 100 },
  { path: '/news', limit: 100 },
  { path: '/about', limit: 100 },
  { path: '/contacts', limit: 100 },
  { path: '/search?q=pressure', limit: 120 },
  { path: '/cart', limit: 120 },
  { path: '/contact', limit: 140 },
  { path: '/part-wizard', limit: 140 },
];

stopOnSignal();
const executablePath = await findBrowser();
const { origin, stop } = await startTestBackend();
const browser = await chromium.launch({ executablePath, args: launchArguments });
// The first response of a page is not cached yet.
for (const { path } of PAGES) await fetch(origin + path);
for (const { path, limit } of PAGES) {
  const progress = startProgress(path);
  const { scriptBytes, tasksMs } = await visit(path);
  progress.finish('');
  figure(`${path} script`, scriptBytes / 1000, { unit: 'kB', atMost: limit });
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
  /** @type {number[]} */
  const tasksMs = await page.evaluate('globalThis.longTasksMs');
  await context.close();
  return { scriptBytes: scriptBytes(), tasksMs };
}

/**
 * Returns a function that sums what has been transferred so far, without what the worker requests.
 * @param {import('playwright').CDPSession} session
 */
async function countScriptBytes(session) {
  const scripts = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

function watchLongTasks() {
  /** @type {number[]} */
  const longTasksMs = [];
  Object.assign(globalThis, { longTasksMs });
  new PerformanceObserver((list) => {
    longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
