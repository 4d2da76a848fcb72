import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { startTestBackend, type TestBackend } from '../support/backend.mjs';
import { metered, moveMouse } from '../support/journey.ts';
import { aPortalNetwork } from '../support/portal.ts';
import { siteBuilds, type SiteBuilds } from '../support/site-builds.mjs';
import { wrongFiles } from '../support/stored-files.ts';

test.use({ serviceWorkers: 'allow' });

// Most pages use it, so that its change renames most files.
const changed = 'ui/notice.tsx';

let builds: SiteBuilds;
let backend: TestBackend;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  builds = await siteBuilds(['a', 'b'], { file: changed });
  await builds.deploy('a');
  backend = await startTestBackend({ environment: { SITE_DIR: builds.served } });
});
test.afterAll(async () => {
  await backend.stop();
  await builds.remove();
});

test('a version in which one component has changed is installed without fetching the other scripts again', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const network = await aPortalNetwork(backend.origin);
  const context = moveMouse(await browser.newContext({ baseURL: network.origin }));
  await context.addInitScript(metered);
  const page = await context.newPage();
  await page.goto('/contacts');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => scriptsOf(page)).toBeGreaterThan(200);

  await builds.deploy('b');
  const before = network.paths.length;
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('complementary', { name: 'New version' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  const scripts = network.paths.slice(before).filter((path) => path.startsWith('/assets/'));
  expect(scripts.map((path) => path.replace(/-[\w-]{8}\./, '.'))).toEqual([
    '/assets/worker-files.js',
    '/assets/shared.js',
  ]);

  // The app shell is fetched with each version.
  const shell = await page.request.get(`${network.origin}/index.html`);
  expect(shell.headers()['content-encoding']).toBe('br');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate('globalThis.builtAs').catch(() => undefined)).toBe('b');
  expect(await wrongFiles(page, backend.origin)).toEqual([]);
  network.close();
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeVisible({ timeout: 20_000 });
  await context.close();
});

/** How many scripts of the version are stored. */
const scriptsOf = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('version-files')).keys();
    return keys.filter(({ url }) => url.endsWith('.js')).length;
  });
