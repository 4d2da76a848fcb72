import { faults } from '../support/accessibility.ts';
import { asAdministrator } from '../support/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { followMail } from '../support/mail.ts';
import { expectSent, send } from '../support/request-forms.ts';
import { checkOut, fillCheckout } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow', isMetered: true, expectedMessages: [/Failed to load resource/] });

test('a quote request is answered with prices, and ordered at these prices', async ({ page, baseURL }) => {
  const email = `quote-${Date.now()}@example.com`;
  await page.goto('/request-quote?product=apt-210-010');
  await page.getByLabel('Quantity').fill('5');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Country').selectOption('DE');
  await send(page);
  await expectSent(page);
  const reference = (
    await page
      .getByText(/Q-\d{4}-\d{6}/)
      .first()
      .textContent()
  )?.match(/Q-[\d-]+/)?.[0];

  const administrator = await asAdministrator(baseURL ?? '');
  await administrator.answerQuote(reference ?? '', 111.5);
  await followMail(page, email, `Your quote ${reference}`);
  await expect(page.getByRole('cell', { name: '€557.50' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/Status as of/)).toBeVisible();
  await expect(page.getByRole('cell', { name: '€557.50' })).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole('link', { name: 'Order this quote' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await fillCheckout(page, 'PO-4713');
  await expect(page.getByText('€111.50 each').first()).toBeVisible();
  await checkOut(page);
  await expect(page.getByText(reference ?? '')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This quote can no longer be ordered')).toBeVisible();
  await page.getByRole('link', { name: 'View quote' }).click();
  await expect(page.getByRole('link', { name: 'View order' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
