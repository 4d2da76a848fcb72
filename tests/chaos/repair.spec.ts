import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { moveMouse } from '../support/journey.ts';
import { aPortalNetwork } from '../support/portal.ts';
import { wrongFiles } from '../support/stored-files.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Like earlier versions, which stored every response, here a captive portal's sign-in page, and served it instead
 * of every script, picture and document from then on.
 */
const earlierWorker = (wrong: Record<string, string[]>) => `
  const wrong = ${JSON.stringify(wrong)};
  const page = () => new Response('<!doctype html><h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } });
  const store = async () => {
    for (const [name, paths] of Object.entries(wrong)) {
      const cache = await caches.open(name.replace('SCOPE', registration.scope));
      for (const path of paths) await cache.put(path, page());
    }
  };
  addEventListener('install', (event) => event.waitUntil(store()));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    const respond = async () => (await caches.match(event.request.url)) ?? fetch(event.request);
    if (event.request.mode !== 'navigate') event.respondWith(respond());
  });
`;

test('a device with sign-in pages stored by an earlier version repairs itself when the next version comes', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const backend = baseURL ?? '';
  const network = await aPortalNetwork(backend);
  const context = moveMouse(await browser.newContext({ baseURL: network.origin }));
  const page = await context.newPage();
  const [scripts, pictures] = await filesOfPage(page);
  network.replacements.set(
    '/sw.js',
    earlierWorker({
      'workbox-precache-v2-SCOPE': scripts,
      'large-parts': scripts.slice(0, 1),
      'saved-pictures': pictures,
      'seen-pictures': pictures,
      documents: ['/uploads/never-published.pdf?v=1'],
    }),
  );
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto('/products');
  expect(await isAlive(page)).toBe(false);
  expect((await wrongFiles(page, backend)).length).toBeGreaterThan(scripts.length);

  network.replacements.clear();
  await page.goto('/products');
  await expect.poll(() => isAlive(page).catch(() => false), { timeout: 60_000 }).toBe(true);
  expect(await wrongFiles(page, backend)).toEqual([]);
  network.close();
  await page.goto('/contacts');
  await expect(page.getByText(/^No connection/)).toBeVisible({ timeout: 20_000 });
  await context.close();
});

/** Without script: nothing of the site runs yet, and no worker is registered. */
async function filesOfPage(page: Page): Promise<[scripts: string[], pictures: string[]]> {
  const html = await (await page.request.get('/products')).text();
  await page.goto('/robots.txt');
  const found = (pattern: RegExp) => [...new Set(html.match(pattern))];
  const entry = await (await page.request.get(found(/\/assets\/[\w-]+\.js/g)[0] ?? '')).text();
  const named = new Set(entry.match(/assets\/[\w-]+\.js/g)?.map((path) => `/${path}`));
  return [[...found(/\/assets\/[\w-]+\.js/g), ...named], found(/\/uploads\/[\w-]+\.(?:avif|webp)\?v=\d+/g)];
}

/** Whether React has hydrated the page. */
const isAlive = async (page: Page) => {
  await page.waitForTimeout(3000);
  return page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body;
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
};
