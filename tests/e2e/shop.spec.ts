import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart, autofillCheckout, checkOut, clickAddToCart, fillCheckout } from '../support/shop.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a guest orders with a purchase order and follows the order with its link', async ({ page }) => {
  await addToCart(page, 'apt-210-010', 2);
  await page.getByRole('link', { name: 'Cart 1 item' }).click();
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const startedAt = Date.now();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  // With autofill, one field and six clicks are left: four steps, the terms and the order. Under a minute for anybody.
  const { fields, buttons } = await autofillCheckout(page, 'PO-4711');
  expect([fields.length, buttons.length]).toEqual([1, 4]);
  const secondsToReview = (Date.now() - startedAt) / 1000;
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Purchase order PO-4711')).toBeVisible();
  const reviewedAt = Date.now();
  const number = await checkOut(page);
  const secondsToOrder = (Date.now() - reviewedAt) / 1000;
  expect(secondsToReview + secondsToOrder).toBeLessThan(60);

  await expect(page.getByRole('link', { name: 'Order acknowledgement (PDF)' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const { search, pathname } = new URL(page.url());
  await page.goto(`/orders/${pathname.split('/').at(-1)}${search}`);
  await expect(page.getByText(number)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test.describe('with an installed worker', () => {
  test.use({ serviceWorkers: 'allow', isMetered: true });

  test('a certificate is chosen with a product, removed and chosen again offline, and is on the order', async ({
    page,
  }) => {
    await page.goto('/products/apt-210-040');
    const calibration = page.getByRole('checkbox', { name: /^Calibration certificate ISO/ });
    await calibration.check();
    await page.getByRole('checkbox', { name: /^Material certificate 3\.1/ }).check();
    await clickAddToCart(page);
    await expect(page.getByRole('status').filter({ hasText: '1 in your cart' })).toBeVisible();
    await expect(calibration).not.toBeChecked();

    await page.goto('/cart');
    await expect(page.getByText('Subtotal', { exact: true })).toBeVisible({ timeout: 15_000 });
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    const subtotal = (await summary.getByRole('definition').first().textContent()) ?? '';
    await calibration.uncheck();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(summary.getByText(subtotal)).toHaveCount(0);
    await calibration.check();
    // The price follows what is stored on the device.
    await expect(summary.getByText(subtotal)).toBeVisible();
    await page.reload();
    await expect(calibration).toBeChecked();
    await page.context().setOffline(false);
    await expect(page.getByText('Pending', { exact: true })).toBeHidden({ timeout: 20_000 });

    await page.goto('/checkout');
    await fillCheckout(page, 'PO-4713');
    await expect(page.getByText('+ Material certificate 3.1, EN 10204').first()).toBeVisible();
    await checkOut(page);
    await expect(page.getByText('+ Calibration certificate ISO/IEC 17025, 5 points').first()).toBeVisible();
  });

  test('products added to the cart without a connection arrive and are ordered', async ({ page }) => {
    await page.goto('/products/apt-210-016');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cart', exact: true }).focus();
    await page.context().setOffline(true);
    await clickAddToCart(page);
    await page.getByRole('link', { name: 'Cart 1 item' }).click();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page.getByText('Estimated subtotal')).toBeVisible();
    await page.getByRole('button', { name: /^Increase quantity:/ }).click();
    await expect(page.getByLabel(/^Quantity:/)).toHaveValue('2');
    await page.reload();
    await expect(page.getByLabel(/^Quantity:/)).toHaveValue('2');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByText('You need to be online to order')).toBeVisible();

    await page.context().setOffline(false);
    await page.goto('/cart');
    await expect(page.getByText('Pending', { exact: true })).toBeHidden({ timeout: 15_000 });
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillCheckout(page, 'PO-4712');
    await checkOut(page);
  });
});

test('a pasted list of fifty rows goes into the cart without losing any', async ({ page, request }) => {
  const response = await request.get(
    '/api/products?fields=partNumber&filters[lifecycle][$eq]=active&filters[price][$notNull]=true&pagination[pageSize]=48&sort=partNumber',
  );
  const { data }: { data: { partNumber: string }[] } = await response.json();
  const spellings = data.map(({ partNumber }, index) =>
    index % 2 === 0 ? `${partNumber}\t20` : `20 x ${partNumber.toLowerCase().replaceAll('-', ' ')}`,
  );
  await page.goto('/quick-order');
  await page
    .getByLabel('Part numbers and quantities')
    .fill(['Part number\tQuantity', ...spellings, 'NOT-OURS;3', 'APT210-999;1'].join('\n'));
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('48 of 50 rows can be ordered.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const savedWhenShown = page.evaluate(saved, 2);
  await page.getByRole('button', { name: 'Add 48 items to cart' }).click();
  expect(await savedWhenShown).toMatch(/NOT-OURS.*APT210-999/);
  expect(await savedWhenShown).not.toContain('acm12');
  await expect(page.getByLabel('Part number, row 1', { exact: true })).toHaveValue('NOT-OURS');
  await page.reload();
  await expect(page.getByLabel('Part number, row 2', { exact: true })).toHaveValue('APT210-999');
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart 48 items' })).toBeVisible();
  await expect(page.getByText('Subtotal', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('a declined card loses nothing, and a card that needs authentication is charged once', async ({
  page,
}) => {
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/checkout');
  await fillCheckout(page, 'card');
  await page.getByLabel('Card number').fill('4000 0000 0000 9995');
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: /^Place order for/ }).click();
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();

  await page.getByLabel('Card number').fill('4000 0025 0000 3155');
  await page.getByRole('button', { name: /^Place order for/ }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(/Card, Visa ending in 3155/i)).toBeVisible();
});

/** Runs in the page: the rows that are stored when the page first shows this number. */
const saved = (rows: number) =>
  new Promise<string | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('main li > input[inputmode="numeric"]').length !== rows) return;
      observer.disconnect();
      resolve(localStorage.getItem('fieldshop-quick-order'));
    });
    observer.observe(document, { childList: true, subtree: true });
  });

test('a VAT number with a typing error is reported when the field is left', async ({ page }) => {
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/checkout');
  const field = page.getByLabel('VAT number');
  await field.fill('DE136695977');
  await field.press('Tab');
  await expect(page.getByText('its check digits do not match')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await field.fill('DE136695976');
  await expect(page.getByText('its check digits do not match')).toBeHidden();
  await expect(page.getByText('The check digits are correct.')).toBeVisible();
});
