import type { Page } from 'playwright/test';
import { isTakenOver } from './has-started.ts';
import { expect } from './journey.ts';

export async function addToCart(page: Page, url: string, quantity: number) {
  await page.goto(`/products/${url}`);
  // A narrow window has a second one, in the bar at its end.
  const field = page.getByRole('spinbutton', { name: /^Quantity:/ }).first();
  await field.fill(String(quantity));
  await field.press('Enter');
  await clickAddToCart(page);
  await expect(page.getByRole('status').filter({ hasText: `${quantity} in your cart` })).toBeVisible();
}

/** If the code of the button takes too long, the browser posts its form: see first-input.spec.ts. */
export async function clickAddToCart(page: Page) {
  const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
  await expect.poll(() => isTakenOver(button)).toBe(true);
  await button.click();
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

/** The data that a browser has about its user, by the last token of `autocomplete`. */
const knownToBrowser: Record<string, string> = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  country: 'DE',
  'address-line1': 'Invalidenstraße 43',
  'postal-code': '10115',
  'address-level2': 'Berlin',
};

/**
 * From the contact step to the review, as with autofill. Returns what is left to do by hand: the fields to fill in, and the
 * buttons.
 */
export async function autofillCheckout(page: Page, purchaseOrder: string) {
  const buttons = ['addresses', 'shipping', 'payment', 'review'].map((step) => `Continue to ${step}`);
  for (const button of buttons) {
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    // The fields of an address depend on its country, so they appear in a second pass.
    for (const _pass of ['country', 'address']) await page.evaluate(fillKnown, knownToBrowser);
    if (button === 'Continue to payment') await expect(page.getByRole('radio').first()).toBeChecked();
    if (button === 'Continue to review') await page.getByLabel('Purchase order number').fill(purchaseOrder);
    await page.getByRole('button', { name: button }).click();
  }
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  return { fields: ['Purchase order number'], buttons };
}

function fillKnown(known: Record<string, string>) {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main :is(input, select)[autocomplete]',
  )) {
    const value = known[field.autocomplete.split(' ').at(-1) ?? ''];
    if (value === undefined || field.value === value) continue;
    // Through the prototype, as React does not notice otherwise.
    const prototype =
      field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
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
