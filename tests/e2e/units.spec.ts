import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

const product = '/products/apt-210-016';
const category = '/categories/pressure?view=table';

test.describe('US units', () => {
  test('are chosen next to the specifications, which then also show the stated values', async ({ page }) => {
    await page.goto(product, { waitUntil: 'networkidle' });
    const specifications = page.locator('#specifications');
    await expect(specifications.getByRole('row', { name: 'Measuring range' })).toContainText('bar');
    await specifications.getByLabel('Units').selectOption('us');
    const row = specifications.getByRole('row', { name: /^Measuring range/ });
    await expect(row).toContainText('0 … 232psi (0 … 16 bar)');
    await expect(page.locator('h1 ~ dl').first()).toContainText('psi');
    await expect(page.locator('#variants')).toContainText('psi');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(row).toContainText('psi');
    await specifications.getByLabel('Units').selectOption('metric');
    await expect(row).not.toContainText('psi');
  });

  test('apply to the filters, and a shared link means the same in metric units', async ({
    page,
    browser,
  }) => {
    await page.goto(category, { waitUntil: 'networkidle' });
    await chooseInFooter(page, 'us');
    const range = page.getByRole('group', { name: 'Measuring range' });
    await expect(range.getByRole('combobox')).toHaveValue('psi');
    await expect(page.getByRole('region', { name: /key figures/ })).toContainText('psi');
    await range.getByLabel('to').fill('5800');
    await range.getByLabel('to').press('Enter');
    await expect(page).toHaveURL(/measuring-range\.max=5800&measuring-range\.unit=psi/);
    // Units that are only shown are not in the URL.
    expect(new URL(page.url()).search.match(/unit=/g)).toHaveLength(1);
    const shown = await page.getByRole('status').first().textContent();

    const other = await (await browser.newContext()).newPage();
    await other.goto(page.url(), { waitUntil: 'networkidle' });
    await expect(other.getByRole('status').first()).toHaveText(shown ?? '');
    await expect(other.getByRole('group', { name: 'Measuring range' }).getByRole('combobox')).toHaveValue(
      'psi',
    );
    await other.context().close();
  });

  test('do not change what a link in metric units means', async ({ page }) => {
    await page.goto(`${category}&measuring-range.max=500`, { waitUntil: 'networkidle' });
    const count = await page.getByRole('status').first().textContent();
    await chooseInFooter(page, 'us');
    await expect(page.getByRole('group', { name: 'Measuring range' }).getByRole('combobox')).toHaveValue('');
    await expect(page.getByRole('status').first()).toHaveText(count ?? '');
    await expect(page.getByRole('group', { name: 'Measuring range' }).getByLabel('to')).toHaveValue('500');
  });

  test('apply to the part wizard, which states the unit of a number in the URL', async ({ page }) => {
    await page.goto('/part-wizard?measured=pressure', { waitUntil: 'networkidle' });
    await chooseInFooter(page, 'us');
    await expect(page.getByLabel('Unit for range')).toHaveValue('psi');
    await page.getByRole('group', { name: 'Range' }).getByLabel('to').fill('150');
    await expect(page).toHaveURL(/to=150.*unit=psi|unit=psi.*to=150/);
  });
});

test.describe('US units on a device without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    isMetered: true,
    expectedMessages: [/Failed to load resource/],
  });

  test('can be chosen for the first time, and are kept when the page is opened again', async ({ page }) => {
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.locator('#specifications').getByLabel('Units').selectOption('us');
    const row = page.locator('#specifications').getByRole('row', { name: /^Measuring range/ });
    await expect(row).toContainText('232psi');
    await page.reload();
    await expect(row).toContainText('232psi');
  });
});

test.describe('US units elsewhere', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('fieldshop-units', 'us'));
  });

  test('apply to the comparison', async ({ page }) => {
    await page.goto('/compare?products=apt-210-016,apt-210-010', { waitUntil: 'networkidle' });
    const row = page.getByRole('row', { name: /^Measuring range/ });
    await expect(row).toContainText('0 … 232 psi');
    await expect(row).toContainText('0 … 145 psi');
  });

  test('apply to the menu of products', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
    await expect(page.getByRole('link', { name: /^APT 210/ })).toContainText('−14.5 … 8700 psi');
  });

  test('are printed without the choice', async ({ page }) => {
    await page.goto(product, { waitUntil: 'networkidle' });
    await expect(page.locator('#specifications')).toContainText('psi');
    await expect(page.getByLabel('Units').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Units').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#specifications')).toContainText('psi');
  });
});

async function chooseInFooter(page: Page, system: string) {
  await page.getByRole('contentinfo').getByLabel('Units').selectOption(system);
}
