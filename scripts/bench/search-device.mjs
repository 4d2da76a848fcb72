// @ts-check
// Measures search on the device: ten thousand products in a real browser, in the site's own worker.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { figure } from '../proofs/figures.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/folders.mjs';
import { stopOnSignal } from '../terminal/children.mjs';

const PRODUCTS = 10_000;
// The quality the backend uses for responses that change often.
const QUALITY = 5;

stopOnSignal();
const catalogue = path.join(root, 'src', 'search', 'generated-catalogue.ts');
/** @type {{ module: { generatedCatalogue: (size: number) => { partNumber: string, title: string }[] } }} */
const { module } = await runnerImport(catalogue, { configFile: false, logLevel: 'error' });
const documents = module.generatedCatalogue(PRODUCTS);
const body = JSON.stringify({ version: 'bench', documents, removed: [], complete: true });
const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

const backend = await startTestBackend();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({ serviceWorkers: 'block' });
await context.route('**/api/search/documents*', (route) =>
  route.fulfill({ contentType: 'application/json', body }),
);
const page = await context.newPage();
await page.goto(`${backend.origin}/contacts`, { waitUntil: 'networkidle' });
const worker = await workerOfBuild();
const measured = await page.evaluate(searchInWorker, { worker, keystrokes: keystrokes() });
await browser.close();
await backend.stop();

const times = measured.keystrokes.toSorted((a, b) => a - b);
row('transferred, 10,000 products', compressed.length / 1e6, { target: 1.3, unit: 'MB' });
row('downloaded, parsed and stored', measured.update, { unit: 'ms' });
row('read from the device, indexed, first result', measured.first, { target: 1500, unit: 'ms' });
row(`keystroke, p95 of ${times.length}`, at(times, 0.95), { target: 16, unit: 'ms' });
row('keystroke, median', at(times, 0.5), { unit: 'ms' });
row('longest task of the page meanwhile', measured.longestTask, { target: 50, unit: 'ms' });

/** Finds the worker that this build's scripts refer to; the folder also contains files of older builds. */
async function workerOfBuild() {
  const client = path.join(root, 'dist', 'client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'));
  /** @type {{ file: string }[]} */
  const chunks = Object.values(manifest);
  for (const { file } of chunks) {
    const [name] = /device-worker-[\w-]+\.js/.exec(await readFile(path.join(client, file), 'utf8')) ?? [];
    if (name) return `/assets/${name}`;
  }
  throw new Error('No script of this build refers to the search worker.');
}

/** Typical input, letter by letter: part numbers in several spellings, words with and without typing errors, ranges. */
function keystrokes() {
  const numbers = documents
    .filter((_document, index) => index % 501 === 0)
    .map(({ partNumber }) => partNumber);
  const typed = [
    ...numbers,
    ...numbers.map((number) => number.toLowerCase().replaceAll('-', '')),
    'pressure transmitter',
    'presure transmiter',
    'resistance thermometer 100 mm',
    'radar 0 … 25 m',
    'io-link',
    'modbus flowmeter',
    'load cell 16 kn',
    'hastelloy',
  ];
  return typed.flatMap((text) => Array.from(text, (_letter, index) => text.slice(0, index + 1)));
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
function at(sorted, share) {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/**
 * @param {string} what
 * @param {number} value
 * @param {{ target?: number, unit: string }} limits
 */
function row(what, value, { target, unit }) {
  figure(what, value, { unit, ...(target === undefined ? {} : { atMost: target }) });
}

/**
 * Runs in the page. Uses the worker like src/features/search/device-search.ts; times include the messages in both
 * directions.
 * @param {{ worker: string, keystrokes: string[] }} asked
 */
async function searchInWorker({ worker: address, keystrokes: texts }) {
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  const worker = new Worker(address, { type: 'module' });
  let id = 0;
  /** @param {object} command */
  const timed = (command) => {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }) =>
          data.failure ? reject(new Error(data.failure)) : resolve(performance.now() - startedAt),
        { once: true },
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
      worker.postMessage({ id: (id += 1), ...command });
    });
  };
  /** @param {string} words */
  const search = (words) => timed({ type: 'search', request: { words, kind: null, page: 1, most: 10 } });
  const update = await timed({ type: 'update' });
  const first = await search('pressure');
  const keystrokes = [];
  for (const text of texts) keystrokes.push(await search(text));
  return { update, first, keystrokes, longestTask };
}
