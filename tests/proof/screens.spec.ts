import type { APIRequestContext, Page } from 'playwright/test';
import { openAccount } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift, scrollAtOnce } from '../support/layout-shift.ts';
import { firstProduct, pathOf, publicPages } from '../support/public-pages.ts';
import { checkLateFont, checkScreen, largestShift, looks } from '../support/screen-checks.ts';
import { checkNarrow } from '../support/narrow-window.ts';
import { addToCart, fillCheckout } from '../support/shop.ts';
import { tabThrough } from '../support/tab-through.ts';

// Every screen in every look. `npm test` checks four of them, in tests/e2e/screens.spec.ts.

const ownPages = [
  '/compare',
  '/outbox',
  '/search?q=pressure',
  '/search?q=qqxzzy',
  '/part-wizard',
  '/part-wizard?code=APT210-010-G14-M12',
  '/quick-order',
  '/cart',
  '/checkout',
  '/sign-in',
  '/register',
  '/my-datasheets',
  '/no-such-page',
];
const accountPages = [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/requests',
  '/account/devices',
  '/account/password',
  '/account/data',
  '/orders',
];

test.describe.configure({ mode: 'parallel' });
// The browser logs a page that is not there.
test.use({ expectedMessages: [/Failed to load resource: the server responded with a status of 404/] });

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme });
    for (const screen of publicPages)
      test(`${screen.kind}`, async ({ page, request }) =>
        checkScreen(page, await pathOf(screen, request), look));
    for (const path of ownPages) test(path, ({ page }) => checkScreen(page, path, look));
    test('cart and checkout with a product', async ({ page }) => {
      test.slow();
      await addToCart(page, 'apt-210-010', 2);
      await checkScreen(page, '/cart', look);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto('/checkout');
      await fillCheckout(page, 'PO-1');
      await checkScreen(page, page.url(), look);
    });
    test('the pages of a customer', async ({ page }) => {
      test.setTimeout(180_000);
      await openAccount(page);
      for (const path of accountPages) {
        await page.emulateMedia({ forcedColors: 'none' });
        await page.setViewportSize(look.viewport);
        await checkScreen(page, path, look);
      }
    });
  });
}

test.describe('in 320 px', () => {
  test.use({ viewport: { width: 320, height: 720 } });
  for (const screen of publicPages)
    test(`${screen.kind} fits, and at 400 % nothing covers its content`, async ({ page, request }) =>
      checkNarrow(page, await pathOf(screen, request)));
  for (const path of ownPages)
    test(`${path} fits, and at 400 % nothing covers its content`, ({ page }) => checkNarrow(page, path));
});

// Not a product: its bar repeats controls of the page, and appears before the control in focus.
for (const path of ['/', '/categories/pressure?view=table', '/contact', ...ownPages])
  test(`the Tab key reaches every control of ${path}, and nothing covers the one in focus`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The focus is looked at before a smooth scroll would have ended.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { scroll-behavior: auto !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    const { missed, covered } = await tabThrough(page);
    expect(missed).toEqual([]);
    expect(covered).toEqual([]);
  });

for (const width of [390, 820, 1440])
  test(`no page moves when its font arrives late, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { url } = await firstProduct(request);
    await checkLateFont(page, ['/', '/categories/pressure', `/products/${url}`, '/contact']);
  });

test('on a slow device nothing moves, also if the visitor scrolls at once', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, request);
  const { url } = await firstProduct(request);
  const shift = await measureLayoutShift(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const paths = ['/', '/categories/pressure', `/products/${url}`, '/search?q=apt210', '/part-wizard'];
  for (const path of [...paths, '/cart', '/checkout']) {
    await page.goto(path, { waitUntil: 'commit' });
    await scrollAtOnce(page);
    expect(await shift(), `cumulative layout shift of ${path}`).toBeLessThan(largestShift);
  }
});

async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const { partNumber } = await firstProduct(request);
  const line = { data: { partNumber, quantity: 1 } };
  await page.request.put(`/shopping-cart/cart/${crypto.randomUUID()}`, { data: line });
}
