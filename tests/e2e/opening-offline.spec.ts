import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';

const product = '/products/apt-210-016';

test.use({ serviceWorkers: 'allow', isMetered: true, expectedMessages: [/Failed to load resource/] });

test('a product opened without a connection shows its heading first, after a reload all at once', async ({
  page,
  context,
}) => {
  await readByLink(page);
  await context.setOffline(true);

  const opened = await context.newPage();
  await opened.addInitScript(noteSections);
  const layoutShift = await measureLayoutShift(opened);
  await opened.goto(product);
  await expect(opened.locator('#specifications')).toBeVisible();
  await expect(opened.locator('#related-products')).toBeVisible();
  expect(await hadSections(opened)).toBe(false);
  expect(await layoutShift()).toBeLessThan(0.01);

  await opened.reload();
  await expect(opened.locator('#specifications')).toBeVisible();
  expect(await hadSections(opened)).toBe(true);
});

test('a link to a section opens there without a connection', async ({ page, context }) => {
  await readByLink(page);
  await context.setOffline(true);
  const opened = await context.newPage();
  await opened.goto(`${product}#specifications`);
  await expect(opened.locator('#specifications')).toBeInViewport();
  const misspelt = await context.newPage();
  await misspelt.goto(`${product}#%`);
  await expect(misspelt.locator('#specifications')).toBeVisible();
});

/** The device then has the data of the product, but not its HTML. */
async function readByLink(page: Page) {
  await page.goto('/categories/pressure');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('main').locator(`a[href="${product}"]`).first().click();
  await expect(page.locator('#related-products')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const hadSections = (page: Page) => page.evaluate<boolean>('window.hadSections');

/** Runs in the page: whether it already has its sections when its heading is shown. */
function noteSections() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main h1')) return;
    observer.disconnect();
    Object.assign(window, { hadSections: document.getElementById('specifications') !== null });
  }).observe(document, { childList: true, subtree: true });
}
