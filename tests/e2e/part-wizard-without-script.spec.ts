import { expect, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false, isUntouched: true });

test('the part wizard finds instruments, all of which are shown', async ({ page }) => {
  await page.goto('/part-wizard');
  await page.getByLabel('Measurement').selectOption('Pressure');
  await page.getByRole('button', { name: 'Show matching instruments' }).click();
  await page.getByLabel('to', { exact: true }).fill('16');
  await page.getByRole('button', { name: 'Show matching instruments' }).click();
  const count = Number.parseInt(await page.getByText(/^\d+ instruments match/).innerText(), 10);
  expect(count).toBeGreaterThan(8);
  await expect(page.getByRole('link', { name: 'Configure' }).filter({ visible: true })).toHaveCount(count);
  for (const name of ['Clear all', `Show all ${count}`])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await page.getByLabel('to', { exact: true }).fill('1,6,0');
  await page.getByRole('button', { name: 'Show matching instruments' }).click();
  await expect(page.getByText('Correct the highlighted fields to see matching instruments.')).toBeVisible();
});
