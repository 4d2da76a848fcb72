import { createAccount, signIn, signOut } from '../support/account.ts';
import { faults } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { addToCart, checkOut, clickAddToCart, fillCheckout } from '../support/shop.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a card is saved with an order, pays for the next one, and is removed', async ({ page }) => {
  await createAccount(page);
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/checkout');
  await fillCheckout(page, 'card');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel(/^Save this card/).check();
  expect(await faults(page)).toEqual([]);
  await checkOut(page);
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/checkout');
  await fillCheckout(page, 'card');
  await expect(page.getByLabel(/^Visa ending in 4242/)).toBeChecked();
  await checkOut(page);
  await expect(page.getByText(/Card, Visa ending in 4242/i)).toBeVisible();

  await page.goto('/account/cards');
  await page.getByRole('button', { name: /^Remove Visa ending in 4242/ }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByText('Card removed.')).toBeVisible();
  await expect(page.getByText('No saved cards')).toBeVisible();
});

test.describe('with an installed worker', () => {
  test.use({ serviceWorkers: 'allow', isMetered: true });

  test('items added offline are ordered after signing in, at the displayed prices', async ({
    page,
    baseURL,
  }) => {
    const email = await createAccount(page);
    await signOut(page);
    await page.goto('/products/ava-800-100');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await clickAddToCart(page);
    await expect(page.getByText(/in your cart/)).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/checkout');
    await page.getByRole('link', { name: 'sign in', exact: true }).click();
    await signIn(page, email);
    await expect(page).toHaveURL('/checkout');
    await fillCheckout(page, 'PO-4714');
    await page.getByRole('button', { name: 'Change payment' }).click();
    const file = { name: 'po-4714.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
    await page.getByLabel(/^Purchase order document/).setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Remove po-4714.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByLabel(/I accept the/).check();

    const administrator = await asAdministrator(baseURL ?? '');
    const { price } = await administrator.read('product', 'ava-800-100');
    await administrator.publish('product', 'ava-800-100', { price: Number(price) + 1 });
    try {
      await page.getByRole('button', { name: /^Place order for/ }).click();
      await expect(page.getByText('Your order has changed')).toBeVisible();
      await expect(page.getByText(/the price changed from .* to .* each/)).toBeVisible();
      const number = await checkOut(page);
      expect(await administrator.attachmentsOf(number)).toEqual(['po-4714.pdf']);
    } finally {
      await administrator.publish('product', 'ava-800-100', { price });
    }
    await page.goto('/orders');
    await expect(page.getByRole('listitem').filter({ hasText: /A-\d{4}-/ })).toHaveCount(1);
  });

  test('a line that is still being sent during the sign-in is in the account’s cart', async ({ page }) => {
    const email = await createAccount(page);
    await signOut(page);
    let arrive = () => {};
    const signedIn = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/shopping-cart\/cart\/./, async (route) => {
      await signedIn;
      await route.continue();
    });
    await page.goto('/products/ava-800-100');
    await clickAddToCart(page);
    await expect(page.getByText(/in your cart/)).toBeVisible();
    await page.goto('/checkout');
    await page.getByRole('link', { name: 'sign in', exact: true }).click();
    await signIn(page, email);
    await expect(page).toHaveURL('/checkout');
    arrive();
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  });
});

test('a customer returns from the bank and has paid once', async ({ page }) => {
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/checkout');
  await fillCheckout(page, 'card');
  await page.getByLabel('Card number').fill('4000 0025 0000 3155');
  await page.getByLabel(/I accept the/).check();
  const starting = page.waitForResponse(/payment-intent$/);
  await page.getByRole('button', { name: /^Place order for/ }).click();
  const { data }: { data: { paymentIntent: string; clientSecret: string } } = await (await starting).json();
  await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
  // The bank redirects to a page of its own, confirms the payment to Stripe and sends the customer back.
  await page.request.post(
    `/shopping-cart/test-payments/v1/payment_intents/${data.paymentIntent}/authenticate`,
    { data: { client_secret: data.clientSecret, outcome: 'succeed' } },
  );
  await page.goto(`/checkout?payment_intent=${data.paymentIntent}&redirect_status=succeeded`);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByText(/^A-\d{4}-\d{6}$/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a cart is saved as a project list and shared as a link', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addToCart(page, 'apt-210-010', 3);
  await page.goto('/cart');
  await page.getByText('Save as project list').click();
  await page.getByLabel('List name').fill('Plant 7');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await page.getByRole('link', { name: 'Quick order' }).last().click();
  await page.getByRole('button', { name: 'Open Plant 7' }).click();
  await expect(page.getByLabel('Quantity, row 1', { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const colleague = await browser.newPage();
  await colleague.goto(link);
  await expect(colleague.getByLabel('Quantity, row 1', { exact: true })).toHaveValue('3');
  await colleague.getByRole('button', { name: /^Add 1 item to cart/ }).click();
  await expect(colleague.getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  await colleague.close();
  await page.getByRole('button', { name: 'Delete Plant 7' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Open Plant 7' })).toBeVisible();
});
