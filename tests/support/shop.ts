import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

export async function addToCart(page: Page, url: string, quantity: number) {
  await page.goto(`/products/${url}`);
  // A narrow window has a second one, in the bar at its end.
  const field = page.getByLabel(/^Quantity:/).first();
  await field.fill(String(quantity));
  await field.press('Enter');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: `${quantity} in your cart` })).toBeVisible();
}

/** From the contact step to the review, by card or with the number of a purchase order. */
export async function fillCheckout(page: Page, payment: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue to addresses' }).click();
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Recipient').fill('Ada Byron');
  await page.getByLabel('Street and number').fill('Invalidenstraße 43');
  await page.getByLabel('Postcode').fill('10115');
  await page.getByLabel('Town').fill('Berlin');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  if (payment === 'card') await page.getByLabel('Card', { exact: true }).check();
  else await page.getByLabel('Purchase order number').fill(payment);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
}

/** Places the reviewed order and returns its number. */
export async function checkOut(page: Page): Promise<string> {
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: /^Place order for/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const number = page.getByText(/^A-\d{4}-\d{6}$/);
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}
