import { expect, test } from '../support/journey.ts';
import { scrollAtOnce, measureLayoutShift } from '../support/layout-shift.ts';
import { firstProduct, pathOf } from '../support/public-pages.ts';
import { checkLateFont, checkScreen, largestShift, looks } from '../support/screen-checks.ts';

// `npm run prove -- journeys` checks every screen in both looks and at four widths, with the same functions.
const screens = { 'wide and light': '/products/apt-210-010', 'narrow and dark': '/categories/pressure' };

test.describe.configure({ mode: 'parallel' });

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme });
    const path = screens[look.name];
    test(`${path} hydrates without messages, layout shifts or accessibility problems`, ({ page }) =>
      checkScreen(page, path, look));
  });
}

test('no page moves when its font arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await checkLateFont(page, ['/', '/contact']);
});

test('on a slow device nothing moves, even if the visitor scrolls at once', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url } = await firstProduct(request);
  const shift = await measureLayoutShift(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/', `/products/${url}`]) {
    await page.goto(path, { waitUntil: 'commit' });
    await scrollAtOnce(page);
    expect(await shift(), `cumulative layout shift of ${path}`).toBeLessThan(largestShift);
  }
});

test('with forced colours, availability, the chosen picture and the nameplate code remain visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/products/apt-210-010');
  const inStock = page.locator('[data-available=true]').first();
  expect(await inStock.evaluate((text) => getComputedStyle(text, '::before').backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await expect(page.locator('main button[aria-current=true]')).toHaveCSS('outline-style', 'solid');
  // Scanners need dark modules on white.
  const label = page.locator('[class*=label]:has(> [class*=plate])');
  await expect(label).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('on paper', () => {
  test('a product is printed without menu and buttons', async ({ page, request }) => {
    await page.goto(
      await pathOf({ kind: 'product', path: '/products/:url', collection: 'products' }, request),
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
});
