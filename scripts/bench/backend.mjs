// @ts-check
// Compares the backend with and without its response cache, and measures the pages of the site.
import { startTestBackend } from '../../tests/support/backend.mjs';
import { cloneProducts } from '../measure/clone-products.mjs';
import { measureLoad } from '../measure/load.mjs';
import { figure } from '../proofs/figures.mjs';
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

for (const { name, path, target } of reads) {
  const slow = await measured(plain.origin + path, 10);
  const fast = await measured(cached.origin + path, 6);
  figure(`${name}, without cache`, slow, { unit: '/s' });
  figure(`${name}, cached`, fast, { unit: '/s' });
  figure(`${name}, ratio`, fast / slow, { unit: '×', atLeast: target });
}
await plain.stop();
for (const page of pages) {
  const speed = await measured(cached.origin + page, 5);
  figure(`page ${page}`, speed, { unit: '/s', atLeast: PAGES_PER_SECOND_TARGET });
}
await cached.stop();

/**
 * @param {string} url
 * @param {number} seconds
 */
async function measured(url, seconds) {
  const { perSecond: speed, failures } = await measureLoad(url, { seconds });
  if (failures > 0) throw new Error(`${url} failed ${failures} times.`);
  return speed;
}
