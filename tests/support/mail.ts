import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Opens the link of an e-mail in the local mailbox. */
export async function followMail(page: Page, email: string, subject: string) {
  const mail = page.getByRole('link', { name: subject }).filter({ hasText: email });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await mail.click();
  const link = page.frameLocator('iframe').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
}
