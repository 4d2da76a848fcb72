import type { Page } from 'playwright/test';
import { createAccount, signOut } from '../support/account.ts';
import { everythingStored } from '../support/everything-stored.ts';
import { expect, test } from '../support/journey.ts';
import { fillContactForm, expectSent, send } from '../support/request-forms.ts';
import { addToCart } from '../support/shop.ts';

test.use({
  serviceWorkers: 'allow',
  isMetered: true,
  expectedMessages: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
});

test('signing out leaves no personal data in any storage of the browser', async ({ page }) => {
  const person = await leaveTraces(page);
  // Verifies that the test looks in the right places.
  expect(await placesWith(page, person)).not.toEqual([]);
  await signOut(page);
  await expect.poll(() => placesWith(page, person)).toEqual([]);
});

test('signing out works without a connection, and lasts', async ({ page }) => {
  const person = await leaveTraces(page);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => placesWith(page, person)).toEqual([]);

  await page.context().setOffline(false);
  await page.goto('/account');
  await expect(page.getByText('Sign in to see this page')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await placesWith(page, person)).toEqual([]);
});

/** Signs in and leaves a profile, an address, a cart, an unfinished and a sent message. Returns strings that identify them. */
async function leaveTraces(page: Page): Promise<string[]> {
  const email = await createAccount(page);
  const name = `Byron-${email.split('@')[0]}`;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/account/addresses');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Street and number').fill(`${name} Lane`);
  await page.getByLabel('Town').fill('Aldermere');
  await page.getByLabel('Country').selectOption('IE');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await addToCart(page, 'apt-210-010', 2);
  await fillContactForm(page, `${name} has sent this.`);
  await send(page);
  await expectSent(page);
  await page.goto('/contact');
  await page.getByLabel('Message', { exact: true }).fill(`${name} has not finished this.`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.goto('/');
  return [email, name];
}

async function placesWith(page: Page, marks: string[]): Promise<string[]> {
  const stored = Object.entries(await everythingStored(page));
  return stored
    .filter(([, text]) => marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase())))
    .map(([place]) => place);
}
