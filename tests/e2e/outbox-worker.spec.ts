import { onlyProved } from '../../scripts/proofs/list.mjs';
import { faults } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { wholeBrowser } from '../support/whole-browser.ts';
import { fillContactForm, expectSent, expectInOutbox, send, storedDraft } from '../support/request-forms.ts';

test.use({
  launchOptions: wholeBrowser,
  serviceWorkers: 'allow',
  isMetered: true,
  expectedMessages: [/Failed to load resource/],
});

test('a form submitted without a connection arrives once, with every tab closed', async ({
  page,
  baseURL,
}) => {
  const message = `With every tab closed ${Date.now()}`;
  const { page: other } = { page: await page.context().newPage() };
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await fillContactForm(page, message);
  await page.context().setOffline(true);
  await send(page);
  await expectInOutbox(page);
  await page.close();

  await page.context().setOffline(false);
  const administrator = await asAdministrator(baseURL ?? '');
  await expect.poll(() => administrator.count('contact-form', 'message', message)).toBe(1);
  await other.goto('/outbox');
  await expect(other.getByText('Sent', { exact: true })).toBeVisible();
  expect(await administrator.count('contact-form', 'message', message)).toBe(1);
});

test(
  "a form's input is restored in the next tab, and gone after it was sent",
  { tag: onlyProved },
  async ({ page }) => {
    await fillContactForm(page, 'Not finished yet');
    await expect.poll(() => storedDraft(page, 'contact')).toContain('Not finished yet');
    const next = await page.context().newPage();
    await page.close();
    await next.goto('/contact');
    await expect(next.getByLabel('Message', { exact: true })).toHaveValue('Not finished yet');
    await send(next);
    await expectSent(next);
    await next.goto('/contact');
    await expect(next.getByLabel('Message', { exact: true })).toHaveValue('');
  },
);

test('the outbox shows pending items with date and reason, without accessibility problems', async ({
  page,
}) => {
  await fillContactForm(page, 'Which one for steam?');
  expect(await faults(page)).toEqual([]);
  // Only then is the outbox page on the device.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await send(page);
  await expectInOutbox(page);
  await page.getByRole('link', { name: 'Outbox: 1' }).click();
  await expect(page.getByText('Which one for steam?')).toBeVisible();
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('Your outbox is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 item in the outbox')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});
