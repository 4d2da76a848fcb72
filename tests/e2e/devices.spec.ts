import { faults } from '../support/accessibility.ts';
import { createAccount, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a lost device is signed out from another one, which stays signed in', async ({ page, browser }) => {
  const email = await createAccount(page);
  const lost = await (await browser.newContext()).newPage();
  await lost.goto('/account/addresses');
  await signIn(lost, email);
  await expect(lost.getByText('No saved addresses')).toBeVisible();

  await page.goto('/account/devices');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(/^This device, signed in since/)).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeDisabled();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText('Device signed out.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await lost.reload();
  await expect(lost.getByLabel('Password', { exact: true })).toBeVisible();

  await signIn(lost, email);
  await expect(lost.getByText('No saved addresses')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All other devices signed out.')).toBeVisible();
  await lost.reload();
  await expect(lost.getByLabel('Password', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);

  await signIn(lost, email);
  await expect(lost.getByText('No saved addresses')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await lost.reload();
  await expect(lost.getByLabel('Password', { exact: true })).toBeVisible();
  await lost.context().close();
});
