import type { Page } from 'playwright/test';
import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift, scrollAtOnce, scrollThrough } from '../support/layout-shift.ts';
import { firstProduct, pathOf, publicPages, type PublicPage } from '../support/public-pages.ts';

const LARGEST_SHIFT = 0.02;
const looks = [
  { name: 'wide and light', viewport: { width: 1440, height: 900 }, colorScheme: 'light', widths: [1440] },
  { name: 'narrow and dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', widths: [390, 820] },
] as const;
const screens: PublicPage[] = [
  ...publicPages,
  { kind: 'comparison', path: '/compare' },
  { kind: 'outbox', path: '/outbox' },
];

// The longest file: idle workers share it.
test.describe.configure({ mode: 'parallel' });

for (const { name, viewport, colorScheme, widths } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });
    for (const screen of screens) {
      test(`${screen.kind}: hydrates without messages, layout shifts or accessibility problems`, async ({
        page,
        request,
      }) => {
        const shift = await measureLayoutShift(page);
        await page.goto(await pathOf(screen, request), { waitUntil: 'networkidle' });
        await comesAlive(page);
        await scrollThrough(page);
        expect(await shift(), 'cumulative layout shift').toBeLessThan(LARGEST_SHIFT);
        for (const width of widths) {
          await page.setViewportSize({ ...viewport, width });
          expect(await overflow(page), `pixels wider than ${width}`).toBe(0);
          expect(await faults(page), `at ${width}`).toEqual([]);
        }
        if (colorScheme === 'dark') return;
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await faults(page), 'with forced colours').toEqual([]);
      });
    }
  });
}

for (const width of [390, 820, 1440]) {
  test(`no page moves when its font arrives late, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { url } = await firstProduct(request);
    const shift = await measureLayoutShift(page);
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    for (const path of ['/', '/categories/pressure', `/products/${url}`, '/contact']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await shift(), path).toBeLessThan(LARGEST_SHIFT);
    }
  });
}

test('on a slow device nothing moves, also if the visitor scrolls at once', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { partNumber, url } = await firstProduct(request);
  const line = { data: { partNumber, quantity: 1 } };
  await page.request.put(`/shopping-cart/cart/${crypto.randomUUID()}`, { data: line });
  const shift = await measureLayoutShift(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const paths = ['/', '/categories/pressure', `/products/${url}`, '/search?q=apt210', '/part-wizard'];
  for (const path of [...paths, '/cart', '/checkout']) {
    await page.goto(path, { waitUntil: 'commit' });
    await scrollAtOnce(page);
    expect(await shift(), `cumulative layout shift of ${path}`).toBeLessThan(LARGEST_SHIFT);
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

/** A page that waited long for its first frame may have been idle before its script started. */
async function comesAlive(page: Page): Promise<void> {
  await page.locator('header input[role=combobox]').waitFor({ state: 'attached' });
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
}

/** Pixels by which the page is wider than the window, in the next frame: its observers have measured the new size by then. */
async function overflow(page: Page): Promise<unknown> {
  return page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
    resolve(Math.max(0, document.documentElement.scrollWidth - innerWidth)))))`);
}
