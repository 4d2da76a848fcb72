import { expect, test } from '../support/journey.ts';
import { checkNarrow, sidewaysScroll } from '../support/narrow-window.ts';

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
  const from = page.getByRole('group', { name: 'Measuring range' }).getByLabel('from', { exact: true });
  await from.fill('68.948');
  expect(await from.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await from.fill('abc');
  await from.press('Enter');
  await expect(page.getByText('Enter a number, such as 2.5.')).toBeVisible();
});

// `npm run prove -- journeys` does this on every kind of page.
test('a product fits into 320 px, and at 400 % nothing covers its content', ({ page }) =>
  checkNarrow(page, '/products/apt-210-010'));

test('the search field of the home page has room for its placeholder', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Part number or requirement' });
  expect(await field.evaluate(freeBesidePlaceholder)).toBeGreaterThanOrEqual(0);
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
