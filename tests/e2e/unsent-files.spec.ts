import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { everythingStored } from '../support/everything-stored.ts';
import { expect, test } from '../support/journey.ts';

const photo = {
  name: 'nameplate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};

test('an attached but unsent file is restored after a reload, until it is removed', async ({ page }) => {
  await page.goto('/contact');
  const files = page.getByLabel(/Photos and PDFs/);
  await files.setInputFiles([photo]);
  const listed = page.getByRole('button', { name: 'Remove nameplate.pdf' });
  await expect(listed).toBeVisible();
  await expect.poll(() => isStored(page)).toBe(true);

  await page.reload();
  await expect(listed).toBeVisible();

  await listed.click();
  await expect(listed).toHaveCount(0);
  await expect.poll(() => isStored(page)).toBe(false);
  await page.reload();
  await expect(files).toBeVisible();
  await expect(listed).toHaveCount(0);
});

const isStored = async (page: Page) =>
  Object.values(await everythingStored(page))
    .join()
    .includes('nameplate.pdf');
