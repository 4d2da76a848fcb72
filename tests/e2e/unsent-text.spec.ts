import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow', isMetered: true });

test('unsent text is restored on its page, but does not replace newer input', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByText(/offline/)).toBeVisible();
  await addForm(page);
  await page.getByLabel('Name').fill('M. Okafor');
  await page.getByLabel('Message').fill('Two of them\nby Friday');
  await page.getByLabel('Country').selectOption('Kenya');
  await page.getByLabel('Urgent').check();
  await page.getByLabel('Password').fill('secret');
  await page.getByLabel('Card', { exact: true }).fill('4242 4242 4242 4242');

  await page.reload();
  await expect(page.getByText(/offline/)).toBeVisible();
  await addForm(page);
  await expect(page.getByLabel('Name')).toHaveValue('M. Okafor');
  await expect(page.getByLabel('Message')).toHaveValue('Two of them\nby Friday');
  await expect(page.getByLabel('Country')).toHaveValue('Kenya');
  await expect(page.getByLabel('Urgent')).toBeChecked();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Card', { exact: true })).toHaveValue('');

  await page.goto('/contacts');
  await expect(page.getByText(/offline/)).toBeVisible();
  await addForm(page);
  await page.waitForTimeout(500);
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.goto('/news');
  await addForm(page);
  await page.getByLabel('Name').fill('Somebody else');
  await expect(page.getByLabel('Message')).toHaveValue('Two of them\nby Friday');
  await expect(page.getByLabel('Name')).toHaveValue('Somebody else');
});

/** All types of fields, in a form without any code for restoring. */
async function addForm(page: Page) {
  await page.waitForFunction(() => document.querySelector('main h1'));
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.innerHTML = `
      <label>Name <input name="name"></label>
      <label>Message <textarea name="message"></textarea></label>
      <label>Country <select name="country"><option>Ireland</option><option>Kenya</option></select></label>
      <label>Urgent <input type="checkbox" name="urgent"></label>
      <label>Password <input type="password" name="password"></label>
      <label>Card <input name="card" autocomplete="cc-number"></label>`;
    document.body.append(form);
  });
}
