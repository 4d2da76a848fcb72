import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart, checkOut, fillCheckout } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow', isMetered: true, expectedMessages: [/Failed to load resource/] });

test('a guest orders with a purchase order and follows the order with its link', async ({ page }) => {
  await addToCart(page, 'apt-210-010', 2);
  await page.getByRole('link', { name: 'Cart 1 item' }).click();
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillCheckout(page, 'PO-4711');
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Purchase order PO-4711')).toBeVisible();
  const number = await checkOut(page);

  await expect(page.getByRole('link', { name: 'Order acknowledgement (PDF)' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const { search, pathname } = new URL(page.url());
  await page.goto(`/orders/${pathname.split('/').at(-1)}${search}`);
  await expect(page.getByText(number)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('products added to the cart without a connection arrive and are ordered', async ({ page }) => {
  await page.goto('/products/apt-210-016');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart', exact: true }).focus();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart 1 item' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText('Estimated subtotal')).toBeVisible();
  await page.getByRole('button', { name: /^Increase quantity:/ }).click();
  await expect(page.getByLabel(/^Quantity:/)).toHaveValue('2');
  await page.reload();
  await expect(page.getByLabel(/^Quantity:/)).toHaveValue('2');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByText('You need to be online to order')).toBeVisible();

  await page.context().setOffline(false);
  await page.goto('/cart');
  await expect(page.getByText('Pending', { exact: true })).toBeHidden({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillCheckout(page, 'PO-4712');
  await checkOut(page);
});

test('a pasted list of fifty rows goes into the cart without losing any', async ({ page, request }) => {
  const answer = await request.get(
    '/api/products?fields=partNumber&filters[lifecycle][$eq]=active&filters[price][$notNull]=true&pagination[pageSize]=48&sort=partNumber',
  );
  const { data }: { data: { partNumber: string }[] } = await answer.json();
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
  await page.getByRole('button', { name: 'Add 48 items to cart' }).click();
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
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(/Card, visa ending in 3155/i)).toBeVisible();
});
