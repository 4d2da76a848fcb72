import { onlyProved } from '../../scripts/proofs/list.mjs';
import type { Page } from 'playwright/test';
import { databaseInLanguage } from '../support/in-language/current-language.ts';
import { expect, test } from '../support/journey.ts';

const queries = [
  'APT210-001-G14-M12',
  'apt210001g14m12',
  'apt 210 001 g14 m12',
  'APT210-001-G1',
  'pressure transmitter',
  'presure transmiter',
  'rtd',
  '16bar',
  '4-20 mA',
  'calibration',
];

test('a product is put into the cart from the results, and a wrong quantity is not', async ({ page }) => {
  await page.goto('/search?q=APT210-010');
  const row = page.getByRole('listitem').filter({ hasText: 'APT210-010-G14-M12' }).first();
  await expect(row.getByText(/in stock$/)).toBeVisible();
  await row.getByLabel(/^Quantity:/).fill('3');
  await row.getByRole('button', { name: /^Add APT210-010/ }).click();
  await expect(row.getByText('3 added.')).toBeVisible();
  await row.getByLabel(/^Quantity:/).fill('0');
  await row.getByRole('button', { name: /^Add APT210-010/ }).click();
  await expect(row.getByLabel(/^Quantity:/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Cart 1 item' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByLabel(/^Quantity:/)).toHaveValue('3');
});

test('a long text without results and without spaces stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/search?q=${'Differenzdruck'.repeat(12)}`);
  const shown = await page.getByRole('status').filter({ hasText: 'No results' }).boundingBox();
  expect((shown?.x ?? 0) + (shown?.width ?? Infinity)).toBeLessThanOrEqual(390);
});

test.describe('the catalogue on the device', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: [/Failed to load resource/] });

  test('search returns the same results in the same order with and without a connection', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    await catalogueIsSaved(page);
    const online = await foundFor(page, '/search');
    for (const hrefs of Object.values(online)) expect(hrefs.length).toBeGreaterThan(0);

    await page.goto('/');
    const combobox = page.getByRole('combobox', { name: 'Part number or requirement' });
    await expect(combobox).toBeVisible();
    // The shortcut is in a part of the header that is loaded on its own.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(combobox).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type('apt210-001');
    await expect(page.getByRole('option').first()).toContainText('APT210-001-G14-M12');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/apt-210-001');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('APT 210');

    await context.setOffline(true);
    expect(await foundFor(page, '/search')).toEqual(online);
    await expect(page.getByText(/Results saved on this device on/)).toBeVisible();

    await page.getByRole('searchbox').fill('apt 210-001 g14/m12');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/products/apt-210-001');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('APT 210');
  });
});

test(
  'words that are not found are reported once typing has ended, for the home page of the admin',
  { tag: onlyProved },
  async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search/no-results')) reports.push(request.postDataJSON());
    });
    await page.goto('/search?q=radar');
    await expect(page.getByText(/results? for “radar”/)).toBeVisible();
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/search/no-results'));
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').pressSequentially('qqxzzyw', { delay: 30 });
    expect((await reported).status()).toBe(204);
    expect(reports).toEqual([{ data: { words: 'qqxzzyw' } }]);
  },
);

test('an empty result offers help, and recent searches can be removed', async ({ page }) => {
  await page.goto('/search?q=qqxzzy');
  await expect(page.getByRole('status').filter({ hasText: 'No results for “qqxzzy”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Products by measurement' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/qqxzzy/);

  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('radar');
  await expect(page.getByText(/results? for “radar”/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Remove “radar”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'radar' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is a page of results, and a part number opens its product', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('searchbox', { name: 'Part number or requirement' });
    await field.fill('thermocouple');
    await field.press('Enter');
    await expect(page.getByText(/results for “thermocouple”/)).toBeVisible();
    await page.getByRole('searchbox', { name: /looking for/ }).fill('apt210001g14m12');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/products/apt-210-001');
  });
});

/** The URLs of the results of each query, in order. Only the server has pages of PDFs. */
async function foundFor(page: Page, path: string): Promise<Record<string, string[]>> {
  await page.goto(path);
  const field = page.getByRole('searchbox', { name: /looking for/ });
  const found: Record<string, string[]> = {};
  for (const words of queries) {
    await field.fill(words);
    await expect(page.getByText(new RegExp(`results? for “${words}”`))).toBeVisible();
    const links = page.locator('[data-results][aria-busy=false] li a');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    found[words] = hrefs.filter((href) => !href.includes('page='));
  }
  return found;
}

async function catalogueIsSaved(page: Page) {
  await expect
    .poll(() => page.evaluate(countSaved, databaseInLanguage('fieldshop-search')), {
      timeout: 60_000,
      intervals: [1000],
    })
    .toBeGreaterThan(100);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Runs in the page. Opening a missing database would create an empty one. */
async function countSaved(name: string): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return 0;
  const opening = indexedDB.open(name);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counting = opening.result.transaction('documents').objectStore('documents').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  opening.result.close();
  return counting.result;
}
