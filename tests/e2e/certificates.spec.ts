import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test.describe('before the script has started', () => {
  test.use({ isUntouched: true });

  test('a serial number that was entered is looked up', async ({ page }) => {
    await page.goto('/certificates');
    // Input would start the script.
    await page.getByLabel('Serial number', { exact: true }).evaluate((input: HTMLInputElement) => {
      input.value = '26 110-057';
      input.form?.requestSubmit();
    });
    await expect(page.getByRole('article', { name: 'Serial number 26110057' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('only what to do instead is shown, also for a link to a serial number', async ({ page }) => {
    for (const path of ['/certificates', '/certificates?serial=26110057']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
      await expect(page.getByLabel('Serial number', { exact: true })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'My instruments' })).toBeHidden();
    }
  });
});

test('a certificate is found by its serial number, and the saved instrument is shown without a connection', async ({
  page,
}) => {
  await page.goto('/certificates');
  const serialNumber = page.getByLabel('Serial number', { exact: true });
  await serialNumber.fill('26 110-057');
  await serialNumber.press('Enter');
  const instrument = page.getByRole('status').getByRole('article', { name: 'Serial number 26110057' });
  await expect(instrument.getByText('14 October 2027')).toBeVisible();
  const link = instrument.getByRole('link', { name: /^Calibration certificate \(PDF/ });
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await instrument.getByRole('button', { name: 'Save to my instruments' }).click();
  await expect(page.getByText('Saved in your instruments')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await serialNumber.fill('not ours');
  await serialNumber.press('Enter');
  await expect(page.getByText('No certificate for serial number not ours')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.context().setOffline(true);
  await serialNumber.fill('25080219');
  await serialNumber.press('Enter');
  await expect(page.getByText('You need a connection to look up a serial number')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Serial number 26110057' })).toBeVisible();
});
