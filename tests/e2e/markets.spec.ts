import type { Page } from 'playwright/test';
import { hasStarted } from '../support/has-started.ts';
import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, test } from '../support/journey.ts';
import { addToCart } from '../support/shop.ts';

const product = '/products/apt-210-010';
const inDollars = 'United States (USD)';

test('a visitor chooses a market, and sees and orders at its prices', async ({ page }) => {
  await page.goto(product);
  await expect(priceOf(page)).toContainText('€');
  await choose(page, inDollars);
  await expect(page).toHaveURL(new RegExp(`${product}$`));
  await expect(priceOf(page)).toContainText('$');
  await expect(button(page, inDollars)).toHaveAttribute('aria-current', 'true');
  // Specifications follow in the units of the market.
  await expect(page.getByText('145 psi').first()).toBeVisible();

  await page.goto('/categories/pressure');
  await expect(page.getByRole('main').getByText('$').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('€')).toHaveCount(0);

  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('US$178.00');
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toContainText('US$178.00');
});

test('the cart is priced again in another market, and says so', async ({ page }) => {
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText('Subtotal');
  // The line has reached the server at this price.
  await expect(summary).not.toContainText('Estimated subtotal');
  await expect(summary).toContainText('€');
  // The server would reject a request of this page for the shipping to a country that the next market does not serve.
  await page.waitForLoadState('networkidle');
  await choose(page, 'United Kingdom (GBP)');
  await expect(
    page.getByText('All prices are now in GBP. You added items with prices in EUR.'),
  ).toBeVisible();
  await expect(summary).toContainText('£');
  await choose(page, 'Europe and other countries (EUR)');
  await expect(summary).toContainText('€');
  await expect(page.getByText(/^All prices are now/)).toHaveCount(0);
});

test('the page stays the same in German, with and without script', { tag: ownLanguage }, async ({ page }) => {
  await page.goto('/de/produkte/apt-210-010?view=table');
  await choose(page, 'Vereinigte Staaten (USD)');
  await expect(page).toHaveURL(/\/de\/produkte\/apt-210-010\?view=table$/);
  await expect(
    page
      .getByRole('main')
      .getByText(/^178,00/)
      .first(),
  ).toBeVisible();
  // Once the script controls the form.
  await expect.poll(() => hasStarted(page)).toBe(true);
  await choose(page, 'Vereinigtes Königreich (GBP)');
  await expect(page).toHaveURL(/\/de\/produkte\/apt-210-010\?view=table$/);
  await expect(
    page
      .getByRole('main')
      .getByText(/^133,00/)
      .first(),
  ).toBeVisible();
});

test('the part wizard calculates with the price list of the market', async ({ page }) => {
  await page.goto('/part-wizard?code=APT210-010');
  await choose(page, 'Switzerland and Liechtenstein (CHF)');
  await expect(page.getByRole('region', { name: 'Price and lead time' })).toContainText('CHF');
  await expect(page.getByRole('main').getByText('€')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a market can be chosen', async ({ page }) => {
    await page.goto(product);
    await button(page, inDollars).click();
    await expect(page).toHaveURL(new RegExp(`${product}$`));
    await expect(priceOf(page)).toContainText('$');
  });
});

test.describe('with a service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
  });

  test('the chosen market is saved, and another one needs a connection', async ({ page }) => {
    test.setTimeout(360_000);
    await page.goto('/');
    const saved = page.getByText(/^Ready for offline/);
    await expect(saved).toBeVisible({ timeout: 180_000 });
    await page.goto(product);
    await expect(priceOf(page)).toContainText('€');
    await choose(page, inDollars);
    await expect(priceOf(page)).toContainText('$');
    await expect(saved).toBeVisible({ timeout: 180_000 });
    await page.context().setOffline(true);

    for (const path of [product, '/products/afm-500-050']) {
      await page.goto(path);
      await expect(priceOf(page)).toContainText('$');
    }
    await page.goto('/search?q=APT210-010');
    await expect(page.getByRole('main').getByText('€')).toHaveCount(0);
    await choose(page, 'United Kingdom (GBP)');
    await expect(page.getByText('Prices of another market need a connection.')).toBeVisible();
  });
});

test.describe('a visitor in America', () => {
  test.use({
    locale: ({ language }, run) => run(`${language ?? 'en'}-US`),
    timezoneId: 'America/Chicago',
  });

  test('is offered prices in dollars once, and never switched', async ({ page }) => {
    await page.goto(product);
    await expect(priceOf(page)).toContainText('€');
    const offer = page.getByRole('complementary', { name: 'Market' });
    await offer.getByRole('button', { name: 'No, thank you' }).click();
    await page.goto('/products');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('main').getByText('€').first()).toBeVisible();
  });

  test('accepts the offer and stays on the page', async ({ page }) => {
    await page.goto(product);
    const offer = page.getByRole('complementary', { name: 'Market' });
    await offer.getByRole('button', { name: 'Show prices in USD' }).click();
    await expect(priceOf(page)).toContainText('$');
    await expect(page).toHaveURL(new RegExp(`${product}$`));
    await expect(page.getByText('145 psi').first()).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

const button = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
const choose = (page: Page, name: string) => button(page, name).click();
const priceOf = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(?:€|£|US\$)\d/)
    .first();
