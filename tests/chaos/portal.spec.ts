import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { metered, moveMouse } from '../support/journey.ts';
import { everythingStored } from '../support/everything-stored.ts';
import { aPortalNetwork } from '../support/portal.ts';
import { seeded } from '../support/seeded.mjs';
import { storedFiles, wrongFiles } from '../support/stored-files.ts';

// `npm run prove -- chaos` runs more, including the whole offline download.
const count = Number(process.env.FIELDSHOP_PORTALS ?? 2);
const savesSite = process.env.FIELDSHOP_PORTALS !== undefined;
const chance = seeded(Number(process.env.FIELDSHOP_SEED ?? 14));

/** A first visit sends about 250 requests before the offline download starts, and thousands during it. */
const moments = Array.from({ length: count }, () => ({
  request: 1 + Math.floor(chance() * (savesSite ? 1200 : 220)),
  forMs: 1000 + Math.floor(chance() * 9000),
}));

test.use({ serviceWorkers: 'allow' });

for (const { request, forMs } of moments)
  test(`a first visit recovers from a captive portal that starts with request ${request} and lasts ${forMs} ms`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(savesSite ? 400_000 : 120_000);
    const backend = baseURL ?? '';
    const network = await aPortalNetwork(backend);
    const gone = network.showSignIn(request, forMs);
    const page = await aVisitor(browser, network.origin);
    await page.goto('/');
    await page.goto('/products');
    await Promise.race([gone, page.waitForTimeout(savesSite ? 120_000 : 15_000)]);

    await page.goto('/contacts');
    await isInstalled(page);
    if (savesSite) await expect(page.getByText(/^Ready for offline/)).toBeVisible({ timeout: 240_000 });
    expect(await wrongFiles(page, backend)).toEqual([]);
    expect((await storedFiles(page)).length).toBeGreaterThan(80);

    await isStored(page, ['home-page', 'company-contacts']);
    network.close();
    for (const path of ['/', '/contacts']) await opensOffline(page, path);
    await page.context().close();
  });

async function aVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = moveMouse(await browser.newContext({ baseURL }));
  if (!savesSite) await context.addInitScript(metered);
  return context.newPage();
}

async function isInstalled(page: Page) {
  const isActive = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(isActive, { timeout: 90_000 }).toBe('activated');
}

async function isStored(page: Page, queries: string[]) {
  const stored = async () => Object.values(await everythingStored(page)).join();
  for (const query of queries) await expect.poll(stored, { timeout: 30_000 }).toContain(query);
}

/** Rendered by its script, which must come from the device. */
async function opensOffline(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeVisible({ timeout: 20_000 });
}
