import type { Page } from 'playwright/test';
import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const rowsOf = (page: Page) => page.locator('main tbody tr').filter({ has: page.locator('th[scope=row]') });
const partNumbersOf = (page: Page) => rowsOf(page).getByRole('rowheader').getByRole('link').allInnerTexts();

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the first products are on the first screen at ${viewport.width} px, by family and as a table`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/categories/pressure', '/categories/temperature', '/categories/accessories']) {
      await page.goto(path);
      const first = page.locator('main h3, main th[scope=row]').first();
      await expect(first, path).toBeInViewport({ ratio: 1 });
      const head = await page.locator('main header').boundingBox();
      expect(head?.height, `head of ${path}`).toBeLessThan(160);
    }
  });

test('a category with many variants is a table, sorted by its headers, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/categories/pressure', { waitUntil: 'networkidle' });
  const recommended = await partNumbersOf(page);
  expect(recommended.length).toBeGreaterThan(12);
  for (const name of ['Range', 'Output signal', 'Process connection', 'Accuracy'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => partNumbersOf(page)).not.toEqual(recommended);
  const byPrice = await partNumbersOf(page);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=-price/);
  await expect.poll(() => partNumbersOf(page)).not.toEqual(byPrice);
  await page.goBack();
  await expect.poll(() => partNumbersOf(page)).toEqual(byPrice);
});

test('a part number is on one line, and no column is all dashes', async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/categories/pressure');
    const heights = await rowsOf(page)
      .getByRole('rowheader')
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(new Set(heights), `at ${width}`).toEqual(new Set([1]));
  }
  const cells = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  const isAllDashes = (_: unknown, column: number) => cells.every((row) => row[column] === '–');
  expect(cells[0]?.filter(isAllDashes)).toEqual([]);
});

test('a family shows what it covers and opens its table, which is in the URL', async ({ page }) => {
  await page.goto('/categories/temperature', { waitUntil: 'networkidle' });
  const family = page.locator('main li').filter({ has: page.getByRole('heading', { name: 'ATR 120' }) });
  await expect(family).toContainText('4 … 20 mA');
  await expect(family).toContainText(/From €\d/);
  await expect(rowsOf(page)).toHaveCount(0);
  await family.getByRole('link', { name: /^Show \d+ variants/ }).click();
  await expect(page).toHaveURL(/family=atr-120/);
  await expect(family.getByRole('row').nth(1)).toBeVisible();
  const { release } = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(family.getByRole('row').nth(1)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect(rowsOf(page), 'back before the script runs').toHaveCount(0);

  await page.goForward();
  await expect(family.getByRole('row').nth(1)).toBeVisible();
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      if (type === 'popstate') history.replaceState(history.state, '', location.pathname);
      listen(type, ...rest);
    };
  });
  await page.reload();
  await expect(rowsOf(page), 'back just before the router listens').toHaveCount(0);
});

test('five pieces of a part go into the cart from its row', async ({ page }) => {
  await page.goto('/categories/pressure?measuring-range.max=16&in-stock=yes', { waitUntil: 'networkidle' });
  const row = rowsOf(page).filter({ hasText: 'APT210-016-G14-M12' }).first();
  const quantity = row.getByRole('textbox', { name: /^Quantity/ });
  await quantity.fill('0');
  await expect(row.getByRole('status')).toHaveText('Enter 1 or more.');
  await quantity.fill('5');
  await row.getByRole('button', { name: /^Add / }).click();
  await expect(row.getByRole('status')).toContainText('5 added');
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('5');
});

for (const width of [820, 1280])
  test(`a list that is wider than its frame shows quantity and button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const category of ['pressure', 'temperature', 'flow', 'level']) {
      await page.goto(`/categories/${category}?view=table`);
      const row = rowsOf(page).first();
      await expect(row.getByRole('textbox', { name: /^Quantity/ }), category).toBeInViewport({ ratio: 1 });
      await expect(row.getByRole('button', { name: /^Add / }), category).toBeInViewport({ ratio: 1 });
    }
  });

test('each filter that is set is a chip that removes it', async ({ page }) => {
  await page.goto('/categories/pressure', { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: /^In stock/ }).check();
  const range = page.getByRole('group', { name: 'Measuring range' });
  await range.getByLabel('to').fill('16');
  const chips = page.getByRole('group', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveText([
    'Remove In stock ',
    'Remove Measuring range: to 16 bar ',
    'Clear all filters',
  ]);
  await chips.getByRole('link', { name: 'Remove In stock' }).click();
  await expect(page.getByRole('checkbox', { name: /^In stock/ })).not.toBeChecked();
  await expect(chips).toBeFocused();
  await expect(range.getByLabel('to')).toHaveValue('16');
  await chips.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(range.getByLabel('to')).toHaveValue('');
  await expect(page).toHaveURL('/categories/pressure');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are a dialog that keeps the focus and counts the products', async ({ page }) => {
    await page.goto('/categories/pressure', { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('group', { name: 'Measuring range' }).getByLabel('to').fill('500');
    await expect(sheet.getByRole('button', { name: 'Show 1 product' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await sheet.getByRole('button', { name: 'Show 1 product' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(1);
  });

  test('without JavaScript, the filters open too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto('/categories/pressure');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/in-stock=yes/);
    await page.close();
  });
});

test('the table is copied as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/categories/pressure?measuring-range.max=500', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByRole('button', { name: '1 row copied' })).toBeVisible();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  const header = await page.getByRole('columnheader', { name: 'Part number' }).innerText();
  expect(csv).toMatch(new RegExp(`^${header},.*\r\nAPT210-600-[^,]+,".* APT 210, 0 … 600 bar",`));
});

/** Keeps scripts of the next page from running until they are released. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, (route) => held.then(() => route.continue()));
  return { release };
}
