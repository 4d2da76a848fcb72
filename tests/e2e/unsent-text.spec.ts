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
    const add = (label: string, field: HTMLElement, attributes: Record<string, string>) => {
      for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
      const element = document.createElement('label');
      element.append(`${label} `, field);
      form.append(element);
    };
    const input = () => document.createElement('input');
    const country = document.createElement('select');
    country.append(new Option('Ireland'), new Option('Kenya'));
    add('Name', input(), { name: 'name' });
    add('Message', document.createElement('textarea'), { name: 'message' });
    add('Country', country, { name: 'country' });
    add('Urgent', input(), { name: 'urgent', type: 'checkbox' });
    add('Password', input(), { name: 'password', type: 'password' });
    add('Card', input(), { name: 'card', autocomplete: 'cc-number' });
    document.body.append(form);
  });
}
