import type { Page } from 'playwright/test';
import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';

const header = (page: Page) => page.getByRole('banner');
const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

// How wide the field is depends on the names in the menu.
const widthInEnglish = { tag: ownLanguage };
test(
  'the header stays at the upper edge, is at most 64 pixels high and has a wide search field',
  widthInEnglish,
  async ({ page }) => {
    await page.goto('/products', { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1500);
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(64);
    const field = header(page).getByRole('combobox', { name: 'Search' });
    expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(480);
  },
);

test('a link that is reached with the keyboard is not covered by the header', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(64);
  }
});

test('suggestions show picture, price and stock', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Part number or requirement' }).pressSequentially('apt210-010');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('APT210-010-G14-M12');
  await expect(option).toContainText(/€\d+\.\d\d/);
  await expect(option).toContainText(/\d+ in stock/);
  await expect(option.locator('img')).toBeVisible();
});

test('the header has a search field once that of the home page is out of sight', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = header(page).locator('input[type=search]');
  await expect(field).toBeHidden();
  await page.mouse.wheel(0, 1200);
  await expect(field).toBeVisible();
});

test('the menu shows the families of a category with their measuring ranges', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
  const family = page.getByRole('link', { name: /^APT 210/ });
  await expect(family).toContainText('−1 … 600 bar');
  await family.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('APT 210');
});

test.describe('the site banner', () => {
  test('stays dismissed until its text changes, and then causes no layout shift', async ({ page }) => {
    const shift = await measureLayoutShift(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await banner(page).getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(banner(page)).toHaveCount(0);
    expect(await shift()).toBeLessThan(0.02);
    await page.evaluate(() => localStorage.setItem('fieldshop-banner', 'An earlier text'));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('search, products, scan, cart and menu are within reach of the thumb', async ({ page }) => {
    await page.goto('/products', { waitUntil: 'networkidle' });
    const bar = page.getByRole('navigation', { name: 'Main' });
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    for (const name of ['Search', 'Products', 'Scan', 'Cart'])
      await expect(bar.getByRole('link', { name })).toBeInViewport();
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(56);
    await bar.getByRole('link', { name: 'Search' }).tap();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('account and datasheets are in the lower half of the menu, even with a list open', async ({
    page,
  }) => {
    await page.goto('/products', { waitUntil: 'networkidle' });
    const bar = page.getByRole('navigation', { name: 'Main' });
    const expectWithinReach = async () => {
      for (const name of ['Account', 'My datasheets']) {
        const link = bar.getByRole('link', { name, exact: true }).last();
        await expect(link).toBeInViewport({ ratio: 1 });
        const box = await link.boundingBox();
        expect(box?.y).toBeGreaterThan(422);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    };
    await bar.getByText('Menu', { exact: true }).tap();
    await expectWithinReach();
    await bar.locator('summary').filter({ hasText: 'Products' }).tap();
    await expectWithinReach();
    await bar.getByRole('link', { name: 'Account', exact: true }).tap();
    await expect(page).toHaveURL(/\/(account|sign-in)/);
  });
});
