// @ts-check
// Measures how long a click on a link takes to show the heading of the next page, with the whole site on the device and a
// processor four times slower, online and offline. Nothing is prefetched, as a real pointer would have caused before the
// click.
import { startTestBackend } from '../../tests/support/backend.mjs';
import { SLOW_DOWN } from '../measure/phone.mjs';
import { openSavedSite } from '../measure/saved-site.mjs';
import { percentile } from '../measure/traffic-figures.mjs';
import { figure } from '../proofs/figures.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { startProgress } from '../terminal/progress.mjs';

const ROUNDS = 10;
const LIMIT_MS = 100;
const SETTLED_AFTER_MS = 1200;

/** The links of a round, each on the page that the one before leads to. */
const LINKS = [
  { page: 'category', link: 'footer a[href="/categories/pressure"]' },
  { page: 'product', link: 'main a[href^="/products/"]' },
  { page: 'about', link: 'footer a[href="/about"]' },
  { page: 'news', link: 'footer a[href="/news"]' },
  { page: 'news article', link: 'main a[href^="/news/"]' },
  { page: 'contacts', link: 'footer a[href="/contacts"]' },
  { page: 'contact form', link: 'footer a[href="/contact"]' },
  { page: 'all products', link: 'nav a[href="/products"]' },
  { page: 'part wizard', link: 'a[href="/part-wizard"]' },
  { page: 'cart', link: 'header a[href="/cart"]' },
  { page: 'home', link: 'header a[href="/"]' },
];

stopOnSignal();
const { origin, stop } = await startTestBackend();
const { context, page, close } = await openSavedSite(origin);
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
for (const isOffline of [false, true]) {
  await context.setOffline(isOffline);
  await measure(isOffline ? 'offline' : 'online');
}
await close();
await stop();

/** @param {string} connection */
async function measure(connection) {
  await page.goto(origin);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  /** @type {Map<string, number[]>} */
  const times = new Map(LINKS.map(({ page: kind }) => [kind, []]));
  const progress = startProgress(`Clicks, ${connection}`);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { page: kind, link } of LINKS) {
      times.get(kind)?.push(await page.evaluate(clickAndWait, link));
      await page.waitForTimeout(SETTLED_AFTER_MS);
    }
  progress.finish();
  for (const [kind, all] of times)
    figure(`${connection}, ${kind}: median`, Math.round(percentile(all, 0.5)), { unit: 'ms' });
  const all = [...times.values()].flat();
  figure(`${connection}, all pages: p95`, Math.round(percentile(all, 0.95)), {
    unit: 'ms',
    atMost: LIMIT_MS,
  });
}

/**
 * Runs in the page. Milliseconds from a click until the frame that shows another heading.
 * @param {string} selector
 * @returns {Promise<number>}
 */
function clickAndWait(selector) {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  const link = document.querySelector(selector);
  if (!(link instanceof HTMLAnchorElement)) throw new Error(`${location.pathname} has no ${selector}`);
  return new Promise((resolve) => {
    const clickedAt = performance.now();
    link.click();
    const check = () => {
      const isShown = location.pathname === link.pathname && heading() !== '' && heading() !== before;
      if (isShown) resolve(performance.now() - clickedAt);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}
