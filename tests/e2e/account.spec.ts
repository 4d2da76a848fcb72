import type { Page } from 'playwright/test';
import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { followMail } from '../support/mail.ts';
import { preventOwnReload } from '../support/own-reload.ts';
import { clickAddToCart } from '../support/shop.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

const password = 'correct horse battery';

test('an account is created, used, signed out of, and recovered by e-mail', async ({ page }) => {
  const email = await createAccount(page, '/account/addresses');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Street and number').fill('1 Mill Lane');
  await page.getByLabel('Town').fill('Aldermere');
  await page.getByLabel('Country').selectOption('IE');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Remove Ada Byron' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'Ada Byron' })).toBeVisible();

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('VAT number').fill('ie 1234567 fa');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('VAT number')).toHaveValue('IE1234567FA');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('No orders yet.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The previous page has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await followMail(page, email, 'Reset your password');
  await page.getByLabel('New password').fill('a new horse battery');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  // The e-mail address was not confirmed before, so the profile, which may be somebody else's, is cleared.
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('VAT number')).toHaveValue('');
  await expect(page.getByText('Confirm your e-mail address')).toBeHidden();

  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByLabel('Password', { exact: true }).fill('a new horse battery');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Permanently delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('a new password ends the session in another browser, which returns to its page after signing in', async ({
  page,
  browser,
}) => {
  const email = await createAccount(page, '/account');
  const second = await page.context().newPage();
  await second.goto('/account/profile');
  await expect(second.getByLabel('VAT number')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await preventOwnReload(elsewhere);
  await elsewhere.goto('/account/addresses');
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('No saved addresses')).toBeVisible();

  await page.goto('/account/password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('a new horse battery');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  // The other tab of this browser continues with it, the other browser does not.
  await second.reload();
  await expect(second.getByLabel('VAT number')).toBeVisible();
  await elsewhere.context().setOffline(true);
  await elsewhere.waitForTimeout(300);
  expect(await elsewhere.evaluate(() => localStorage.getItem('auth'))).not.toBeNull();
  await elsewhere.context().setOffline(false);
  await elsewhere.reload();
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill('a new horse battery');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('No saved addresses')).toBeVisible();
  await elsewhere.context().close();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByText('Sign in to see this page')).toBeVisible();
});

test('without a connection nobody is signed out, and input is kept', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('No connection to the server')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The e-mail address or password is incorrect.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a change made with an expired session is pending until the customer signs in again, and then arrives', async ({
  page,
  request,
}) => {
  const email = await createAccount(page, '/account');
  const { jwt }: { jwt: string } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}',
  );
  // Any other request of the page would detect the expired session; the change must be the first.
  const responses = ['/api/auth/token/verify', '/shopping-cart/cart'].map((path) =>
    page.waitForResponse(`**${path}`),
  );
  await page.goto('/products/apt-210-010');
  await expect(page.getByRole('link', { name: `Account (signed in as ${email})` })).toBeVisible();
  await Promise.all(responses);
  await request.patch('/api/users/change-password', {
    headers: { Authorization: `Bearer ${jwt}` },
    data: { currentPassword: password, password: 'a new horse battery' },
  });
  await clickAddToCart(page);
  await page.getByRole('link', { name: /^Outbox:/ }).click();
  await expect(page.getByText('1 item from another person')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a new horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/outbox');
  await expect(page.getByText('Your outbox is empty')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
});

/** Returns the e-mail; the browser is then on the requested page. */
async function createAccount(page: Page, path: string): Promise<string> {
  const email = `ada-${Date.now()}@example.com`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Create account' }).click();
  // The previous page has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is too common. Choose another.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Confirm your e-mail address')).toBeVisible();
  await expect(page).toHaveURL(path);
  return email;
}
