// @ts-check
// Compares the backend with and without its response cache, and measures the pages of the site.
import { startTestBackend } from '../../tests/support/backend.mjs';
import { cloneProducts } from '../measure/clone-products.mjs';
import { measureLoad } from '../measure/load.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const PRODUCTS = 250;
const PAGES_PER_SECOND_TARGET = 1000;

const parts = ['category', 'specifications', 'thumbnail', 'productImages', 'dataSheet', 'priceBreaks'];
const nested = ['documents][populate]=file', 'seo][populate]=metaImage', 'accessories][populate]=thumbnail'];
const populate = [
  ...parts.map((part) => `populate[${part}]=true`),
  ...nested.map((part) => `populate[${part}`),
].join('&');
const reads = [
  { name: 'one product', path: `/api/products?filters[url][$eq]=apt-210-010&${populate}`, target: 30 },
  {
    name: `list of ${PRODUCTS} products`,
    path: `/api/products?${populate}&sort=weight:asc&pagination[pageSize]=${PRODUCTS}`,
    target: 50,
  },
];
const pages = ['/', '/products', '/products/apt-210-010', '/categories/pressure', '/news'];

stopOnSignal();
const progress = startProgress('Two backends');
// Sequentially, because the first seeds the content that the second copies.
const cached = await startTestBackend();
const plain = await startTestBackend({ environment: { RESPONSE_CACHE: 'false' } });
progress.update('products');
await Promise.all(
  [plain, cached].map((backend) =>
    cloneProducts(backend, PRODUCTS, (done) => progress.update(`product ${done} of ${PRODUCTS}`)),
  ),
);
progress.finish();

console.log(row(['20 connections', 'without', 'with cache', 'ratio', 'target']));
for (const { name, path, target } of reads) {
  const slow = await measured(plain.origin + path, 10);
  const fast = await measured(cached.origin + path, 6);
  const ratio = fast / slow;
  console.log(row([name, perSecond(slow), perSecond(fast), `${Math.round(ratio)} ×`, `${target} ×`]));
  if (ratio < target) process.exitCode = 1;
}
await plain.stop();
for (const page of pages) {
  const speed = await measured(cached.origin + page, 5);
  console.log(row([`page ${page}`, '', perSecond(speed), '', `${PAGES_PER_SECOND_TARGET}/s`]));
  if (speed < PAGES_PER_SECOND_TARGET) process.exitCode = 1;
}
await cached.stop();
console.log(process.exitCode ? '✗ A target was missed.' : '✓ All targets were met.');

/**
 * @param {string} url
 * @param {number} seconds
 */
async function measured(url, seconds) {
  const { perSecond: speed, failures } = await measureLoad(url, { seconds });
  if (failures > 0) throw new Error(`${url} failed ${failures} times.`);
  return speed;
}

/** @param {number} speed */
function perSecond(speed) {
  return `${speed < 10 ? speed.toFixed(1) : Math.round(speed).toLocaleString('en')}/s`;
}

/** @param {string[]} cells */
function row([name = '', ...cells]) {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join('');
}
