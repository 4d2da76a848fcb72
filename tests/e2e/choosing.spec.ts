import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

const category = '/categories/pressure';

/** The rows of products, in whichever table. */
const rowsOf = (page: Page) => page.locator('main tbody tr').filter({ has: page.locator('th[scope=row]') });

test.describe('the filters of a category', () => {
  test('narrow the list, are in the URL and survive a reload', async ({ page }) => {
    await page.goto(category, { waitUntil: 'networkidle' });
    const rows = rowsOf(page);
    const total = await rows.count();
    expect(total).toBeGreaterThan(2);

    const type = page.getByRole('group', { name: 'Pressure type' });
    const differential = type.getByRole('checkbox', { name: /^Differential/ });
    await differential.check();
    await expect(page).toHaveURL(/pressure-type=Differential/);
    await expect.poll(() => rows.count()).toBeLessThan(total);
    const narrowed = await rows.count();
    expect(narrowed).toBeGreaterThan(0);
    await expect(page.getByRole('status').first()).toContainText(`${narrowed} of ${total} products`);

    await page.reload({ waitUntil: 'networkidle' });
    await expect(rows).toHaveCount(narrowed);
    await expect(differential).toBeChecked();

    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(rows).toHaveCount(total);
    await expect(page).toHaveURL(category);
  });

  test('accept a range with its unit', async ({ page }) => {
    await page.goto(category, { waitUntil: 'networkidle' });
    const range = page.getByRole('group', { name: 'Measuring range' });
    await range.getByLabel('to').fill('500');
    await range.getByLabel('to').press('Enter');
    await expect(page).toHaveURL(/measuring-range\.max=500/);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('600');
  });

  test('say when nothing matches, and offer a way back', async ({ page }) => {
    await page.goto(`${category}?measuring-range.max=99999`, { waitUntil: 'networkidle' });
    await expect(page.getByText('No products match your filters')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('work on the server too', async ({ request }) => {
    const response = await request.get(`${category}?pressure-type=Differential`);
    // The data for the browser contains all products; the page shows only the matching ones.
    const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
    expect(html).toContain('ADP 330');
    expect(html).not.toContain('APT 210, 0');
  });
});

test.describe('a table wider than the screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('keeps its first column and its header in view', async ({ page }) => {
    await page.goto('/calibration-and-repair');
    const frame = page.getByRole('region', { name: /^Services and prices/ });
    const controls = [
      frame.getByRole('caption').locator('span'),
      frame.getByRole('columnheader').first(),
      frame.getByRole('rowheader').first(),
    ];
    await frame.hover();
    await page.mouse.wheel(200, 0);
    await expect.poll(() => leftOf(frame.getByRole('columnheader').last())).toBeLessThan(340);
    for (const part of controls) expect(await leftOf(part)).toBeCloseTo(await leftOf(frame), 0);
    const { width = 0 } = (await controls[0]?.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual((await frame.boundingBox())?.width ?? 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form', async ({ page }) => {
    await page.goto(category);
    await page.getByRole('checkbox', { name: /^Differential/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/pressure-type=Differential/);
    await expect(page.getByRole('checkbox', { name: /^Differential/ })).toBeChecked();
  });
});

test('two products are compared side by side', async ({ page }) => {
  await page.goto(category, { waitUntil: 'networkidle' });
  const toggles = page.getByRole('checkbox', { name: /^Compare / });
  await toggles.nth(0).check();
  await toggles.nth(1).check();
  const tray = page.getByRole('complementary', { name: 'Comparison' });
  await expect(tray).toContainText('2 of');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?products=[^,]+,[^,]+/);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);

  const rows = page.getByRole('table').getByRole('row');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await page.getByRole('link', { name: 'Remove' }).first().click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1);
});

test('navigating between pages does not reload the site', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'networkidle' });
  await page.evaluate('globalThis.isSamePage = true');
  await page.getByRole('main').getByRole('link', { name: /.+/ }).first().click();
  await expect(page).not.toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
