import type { APIRequestContext, Page } from 'playwright/test';
import { createAccount } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift, scrollAtOnce } from '../support/layout-shift.ts';
import { firstProduct, pathOf, publicPages } from '../support/public-pages.ts';
import { checkLateFont, checkScreen, checkWidths, largestShift, looks } from '../support/screen-checks.ts';
import { checkNarrow } from '../support/narrow-window.ts';
import { addToCart, checkOut, fillCheckout } from '../support/shop.ts';
import { tabThrough } from '../support/tab-through.ts';

// Every screen in every look. `npm test` checks two of them, in tests/e2e/screens.spec.ts.

const widths = [390, 820, 1440, 1920];

const ownPages = [
  '/compare',
  '/compare?products=apt-210-010,apt-210-016,apt-210-040',
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
  '/forgot-password',
  '/reset-password?code=expired',
  '/your-data',
  '/withdraw',
  '/share?text=APT210-010-G14-M12%20and%20APT210-016-G14-M12',
  '/calibration-and-repair/status/no-such-token',
  '/basic/contact',
  '/basic/cart',
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

const aDocument = { kind: 'document', path: '/documents/:url', collection: 'documents' };
const narrow = { width: 320, height: 720 };

test.describe.configure({ mode: 'parallel' });
// The browser logs a page that is not there.
test.use({ expectedMessages: [/Failed to load resource: the server responded with a status of 404/] });

for (const { name, ...opened } of looks) {
  const look = { ...opened, widths };
  test.describe(name, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme });
    for (const screen of publicPages)
      test(`${screen.kind}`, async ({ page, request }) =>
        checkScreen(page, await pathOf(screen, request), look));
    for (const path of ownPages) test(path, ({ page }) => checkScreen(page, path, look));
    test('a document', async ({ page, request }) =>
      checkScreen(page, await pathOf(aDocument, request), look));
    test('cart, checkout and order', async ({ page }) => {
      test.slow();
      await addToCart(page, 'apt-210-010', 2);
      await checkScreen(page, '/cart', look);
      await page.goto('/checkout');
      await fillCheckout(page, 'PO-1');
      await checkWidths(page, look);
      await checkOut(page);
      await checkWidths(page, look);
    });
    test('the pages of a customer', async ({ page }) => {
      test.setTimeout(180_000);
      await createAccount(page);
      for (const path of accountPages) await checkScreen(page, path, look);
    });
  });
}

test.describe('in 320 px', () => {
  test.use({ viewport: narrow });
  for (const screen of publicPages)
    test(`${screen.kind} fits, and at 400 % nothing covers its content`, async ({ page, request }) =>
      checkNarrow(page, await pathOf(screen, request)));
  for (const path of ownPages)
    test(`${path} fits, and at 400 % nothing covers its content`, ({ page }) => checkNarrow(page, path));
  test('a filled cart, its checkout and the pages of a customer fit, and at 400 % nothing covers their content', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await createAccount(page);
    await fillCart(page, request);
    for (const path of ['/cart', '/checkout', ...accountPages]) {
      await page.setViewportSize(narrow);
      await checkNarrow(page, path);
    }
  });
});

// Not a product: its bar repeats controls of the page, and appears before the control in focus.
for (const path of ['/', '/categories/pressure?view=table', '/contact', ...ownPages])
  test(`the Tab key reaches every control of ${path}, and nothing covers the one in focus`, ({ page }) =>
    checkTabKey(page, path));

test('the Tab key reaches every control of a filled cart, its checkout and the pages of a customer', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await createAccount(page);
  await fillCart(page, request);
  for (const path of ['/cart', '/checkout', ...accountPages]) await checkTabKey(page, path);
});

for (const width of [390, 820, 1440])
  test(`no page moves when its font arrives late, at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const { url } = await firstProduct(request);
    await checkLateFont(page, ['/', '/categories/pressure', `/products/${url}`, '/contact']);
  });

test('on a slow device nothing moves, even if the visitor scrolls at once', async ({ page, request }) => {
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

async function checkTabKey(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // The focus is looked at before a smooth scroll would have ended.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { scroll-behavior: auto !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const { missed, covered } = await tabThrough(page);
  expect(missed, path).toEqual([]);
  expect(covered, path).toEqual([]);
}

async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const { partNumber } = await firstProduct(request);
  const line = { data: { partNumber, quantity: 1 } };
  await page.request.put(`/shopping-cart/cart/${crypto.randomUUID()}`, { data: line });
}
