import { expect, test } from '../support/journey.ts';
import { addToCart } from '../support/shop.ts';

test('each tap on + adds one, even when four come at once', async ({ page }) => {
  await addToCart(page, 'apt-210-010', 1);
  await page.goto('/cart');
  const quantity = page.getByLabel(/^Quantity:/);
  const more = page.getByRole('button', { name: /^Increase quantity:/ });
  await expect(page.getByRole('button', { name: /^Decrease quantity:/ })).toBeDisabled();
  await more.evaluate((button: HTMLElement) => [1, 2, 3, 4].forEach(() => button.click()));
  await expect(quantity).toHaveValue('5');
  await more.click();
  await expect(quantity).toHaveValue('6');
  await page.getByRole('button', { name: /^Decrease quantity:/ }).click();
  await expect(quantity).toHaveValue('5');
  await expect(page.getByText('Subtotal', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(quantity).toHaveValue('5');
});

test('+ counts from the typed quantity, which is put into the cart', async ({ page }) => {
  await page.goto('/products/apt-210-010');
  const quantity = page.getByRole('spinbutton', { name: /^Quantity:/ });
  await quantity.fill('7');
  await page.getByRole('button', { name: /^Increase quantity:/ }).click();
  await expect(quantity).toHaveValue('8');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('8 in your cart')).toBeVisible();
});

test('a quantity is typed over one that was selected before the code of its field arrived', async ({
  page,
}) => {
  let select = () => {};
  const isSelected = new Promise<void>((resolve) => {
    select = resolve;
  });
  await page.route('**/assets/add-to-cart-*.js', async (route) => {
    await isSelected;
    await route.continue();
  });
  await page.goto('/products/apt-210-010');
  const quantity = page.getByRole('spinbutton', { name: /^Quantity:/ });
  await quantity.selectText();
  select();
  await expect(page.locator('#add-to-cart')).toHaveCount(0);
  await expect(quantity).toBeFocused();
  await page.keyboard.type('3');
  await expect(quantity).toHaveValue('3');
});
