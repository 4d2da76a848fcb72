// @ts-check
// Measures how 20,000 distinct URLs increase the memory of the backend: `npm run bench -- memory`.
import { startTestBackend } from '../../tests/support/backend.mjs';
import { residentMegabytes, sendAll } from '../measure/memory.mjs';
import { chart, figure } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const GROWTH_TARGET_MB = 150;

const long = 'x'.repeat(7000);
const json = { 'content-type': 'application/json' };
/** @param {object} body */
const posted = (body) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

// Requests that filled the memory before there was a limit; 20,000 in total.
const kinds = [
  {
    name: 'redirects with a long query',
    count: 6000,
    url: (/** @type {string} */ n) => `/p/ACP40-010?x=${n}${long}`,
  },
  {
    name: 'filters of the API',
    count: 4000,
    url: (/** @type {string} */ n) => `/api/products?filters[name][$eq]=${n}${long}`,
  },
  {
    name: 'lists of the API',
    count: 1000,
    url: (/** @type {string} */ n) => `/api/products?populate=*&pagination[pageSize]=${n}`,
  },
  { name: 'missing pages', count: 2500, url: (/** @type {string} */ n) => `/missing-${n}` },
  { name: 'search pages', count: 1500, url: (/** @type {string} */ n) => `/search?q=pressure%20${n}` },
  { name: 'product pages', count: 1000, url: (/** @type {string} */ n) => `/products/apt-210-010?x=${n}` },
  {
    name: 'searches',
    count: 2500,
    url: (/** @type {string} */ n) => `/api/search/indexes/site/search?q=pressure%20${n}`,
  },
  {
    name: 'searches with a query of 500 kB',
    count: 1000,
    url: () => '/api/search/indexes/site/search',
    init: (/** @type {string} */ n) => posted({ q: `${n} ${'y'.repeat(500_000)}` }),
  },
  {
    name: 'searches with a long filter',
    count: 500,
    url: () => '/api/search/indexes/site/search',
    init: (/** @type {string} */ n) => posted({ q: n, filter: `title = "${'z'.repeat(3900)}"` }),
  },
];

stopOnSignal();
const progress = startProgress('Starting a backend');
const backend = await startTestBackend({ environment: { SEARCHES_PER_MINUTE: '1000000' } });
progress.finish();
const start = residentMegabytes(backend.pid());
let peak = start;
let before = 0;
/** @type {[number, number][]} */
const readings = [[0, start]];
console.log(`${'at the start'.padEnd(34)}${String(start).padStart(6)} MB`);
for (const { name, count, url, init } of kinds) {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  const requests = numbers.map((number) => ({ url: backend.origin + url(number), init: init?.(number) }));
  await sendAll(requests, {
    onDone: (done) => {
      if (done % 250 !== 0) return;
      readings.push([before + done, residentMegabytes(backend.pid())]);
      peak = Math.max(peak, readings.at(-1)?.[1] ?? 0);
    },
  });
  before += count;
  console.log(`${`${count} ${name}`.padEnd(34)}${String(residentMegabytes(backend.pid())).padStart(6)} MB`);
}
await backend.stop();
figure('memory at the start', start, { unit: 'MB' });
figure('largest growth', peak - start, { unit: 'MB', atMost: GROWTH_TARGET_MB });
chart({
  title: 'Memory of the backend',
  x: 'distinct URLs requested',
  y: 'MB',
  lines: [{ name: 'resident memory', points: readings }],
});
