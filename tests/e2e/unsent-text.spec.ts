import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow', isMetered: true });

test('unsent text is restored on its page, but does not replace newer input', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('button', { name: 'Save for offline use' })).toBeVisible();
  await addForm(page);
  await fieldOf(page, 'name').fill('M. Okafor');
  await fieldOf(page, 'message').fill('Two of them\nby Friday');
  await fieldOf(page, 'country').selectOption('Kenya');
  await fieldOf(page, 'urgent').check();
  await fieldOf(page, 'password').fill('secret');
  await fieldOf(page, 'card').fill('4242 4242 4242 4242');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Save for offline use' })).toBeVisible();
  await addForm(page);
  await expect(fieldOf(page, 'name')).toHaveValue('M. Okafor');
  await expect(fieldOf(page, 'message')).toHaveValue('Two of them\nby Friday');
  await expect(fieldOf(page, 'country')).toHaveValue('Kenya');
  await expect(fieldOf(page, 'urgent')).toBeChecked();
  await expect(fieldOf(page, 'password')).toHaveValue('');
  await expect(fieldOf(page, 'card')).toHaveValue('');

  await page.goto('/contacts');
  await expect(page.getByRole('button', { name: 'Save for offline use' })).toBeVisible();
  await addForm(page);
  await page.waitForTimeout(500);
  await expect(fieldOf(page, 'name')).toHaveValue('');
  await page.goto('/news');
  await addForm(page);
  await fieldOf(page, 'name').fill('Somebody else');
  await expect(fieldOf(page, 'message')).toHaveValue('Two of them\nby Friday');
  await expect(fieldOf(page, 'name')).toHaveValue('Somebody else');
});

/** A field of the added form, which has no translation. */
const fieldOf = (page: Page, name: string) => page.locator(`body > form [name=${name}]`);

/** All types of fields, in a form without any code for restoring. */
async function addForm(page: Page) {
  await page.waitForFunction(() => document.querySelector('main h1'));
  await page.evaluate(() => {
    const form = document.createElement('form');
    const add = (field: HTMLElement, attributes: Record<string, string>) => {
      for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
      form.append(field);
    };
    const input = () => document.createElement('input');
    const country = document.createElement('select');
    country.append(new Option('Ireland'), new Option('Kenya'));
    add(input(), { name: 'name' });
    add(document.createElement('textarea'), { name: 'message' });
    add(country, { name: 'country' });
    add(input(), { name: 'urgent', type: 'checkbox' });
    add(input(), { name: 'password', type: 'password' });
    add(input(), { name: 'card', autocomplete: 'cc-number' });
    document.body.append(form);
  });
}
