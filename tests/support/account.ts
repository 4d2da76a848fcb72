import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

const password = 'correct horse battery';

/** Creates a customer and signs in; returns the e-mail. */
export async function createAccount(page: Page): Promise<string> {
  const email = `buyer-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Confirm your e-mail address')).toBeVisible();
  return email;
}

export async function signOut(page: Page) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

export async function signIn(page: Page, email: string) {
  // The previous page, such as the checkout, may have a field for an e-mail address too.
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
