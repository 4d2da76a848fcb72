import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 320, height: 720 } });

test('quick order fits a phone of 320 px without horizontal scrolling', async ({ page }) => {
  await page.goto('/quick-order');
  const list = page.getByLabel('Part numbers and quantities');
  await list.fill(`APT210-010-G14-M12;0\n${'ABC-1234-'.repeat(6)};100000`);
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('Enter 1 or more.')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a filter shows all digits of the input', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/categories/pressure');
  const from = page.getByRole('group', { name: 'Measuring range' }).getByLabel('from');
  await from.fill('68.948');
  expect(await from.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await from.fill('abc');
  await from.press('Enter');
  await expect(page.getByText('Enter a number, such as 2.5.')).toBeVisible();
});

for (const path of [
  '/',
  '/categories/pressure',
  '/products/apt-210-010',
  '/cart',
  '/checkout',
  '/register',
  '/scan',
])
  test(`${path} fits into 320 px, and at 400 % nothing covers its content`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await sidewaysScroll(page)).toBe(0);
    // A window of 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await coveredHeights(page)).toEqual([]);
  });

test('the search field of the home page has room for its placeholder', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Part number or requirement' });
  expect(await field.evaluate(freeBesidePlaceholder)).toBeGreaterThanOrEqual(0);
});

/** Heights in the window at which something other than the content is shown, although the page is scrolled to it. */
const coveredHeights = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    scrollTo(0, main?.offsetTop ?? 0);
    return [8, 64, 128, 200].filter((y) => !main?.contains(document.elementFromPoint(160, y)));
  });

function freeBesidePlaceholder(field: Element): number {
  const { font } = getComputedStyle(field, '::placeholder');
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.font = font;
  const text = context.measureText(field.getAttribute('placeholder') ?? '').width;
  return field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - text;
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    scrollTo(1000, scrollY);
    return scrollX;
  });
