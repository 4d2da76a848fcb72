import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { settled } from './settled.ts';

/** Opens the contact form, fills it in, and waits until its script has started. */
export async function fillContactForm(page: Page, message: string) {
  await page.goto('/contact');
  await page.getByLabel('Topic').selectOption('product');
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Country').selectOption('GB');
  await expect(page.getByLabel(/Photos and PDFs/)).toBeEnabled();
}

/** Waits until the page has the code that sends a form, which without a worker cannot be loaded once the connection is cut. */
export async function cutConnection(page: Page) {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringContaining('/requests-mutations-'));
  await settled(async () => (await loaded()).length, 500);
  await page.context().setOffline(true);
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

export async function expectSent(page: Page) {
  await expect(page.getByText('Thank you. We have received your request.')).toBeVisible({ timeout: 20_000 });
}

export async function expectInOutbox(page: Page) {
  await expect(page.getByText('Saved in the Outbox', { exact: true })).toBeVisible({ timeout: 20_000 });
}

/** The unsent input of a form that is stored on the device. */
export const storedDraft = (page: Page, kind: string) =>
  page.evaluate<string | null>(`localStorage.getItem('fieldshop-draft visitor ${kind}')`);
