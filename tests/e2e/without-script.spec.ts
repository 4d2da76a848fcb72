import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { firstProduct } from '../support/public-pages.ts';

// Chromium logs every response that is an error.
test.use({ javaScriptEnabled: false, isUntouched: true, expectedMessages: [/status of 422/] });

/** People need longer than the three seconds after which a form is accepted. */
const readingTimeMs = 3200;

async function fillInPerson(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Country').first().selectOption('DE');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

/** Playwright ignores the text in noscript elements, unless it asks the browser what is visible. */
const saysSo = (page: Page, text: string) =>
  expect(page.getByRole('main')).toContainText(text, { useInnerText: true });

async function hasReference(page: Page, series: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. We have received your request.',
  );
  await expect(page.getByText(new RegExp(`^${series}-\\d{4}-\\d{6}$`))).toBeVisible();
}

test('a message is corrected at its fields, sent once, and answered with a reference', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Open the form' }).click();
  await page.getByLabel('Topic').selectOption('order');
  await page.getByLabel('Message').fill('Which one for steam?\nAnd for oil?');
  await page.waitForTimeout(readingTimeMs);
  await send(page);

  await expect(page).toHaveTitle(/^Error: Contact us/);
  await expect(page.getByLabel('Message')).toHaveValue('Which one for steam?\nAnd for oil?');
  await expect(page.getByLabel('Topic')).toHaveValue('order');
  await page.getByRole('link', { name: 'Enter your name.' }).click();
  await expect(page).toHaveURL(/#field-name$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await fillInPerson(page, 'ada@without-script.example');
  await send(page);
  await hasReference(page, 'C');
  const receipt = page.url();
  await page.reload();
  await hasReference(page, 'C');

  // The browser keeps the fields of the form, and its key.
  await page.goBack();
  await fillInPerson(page, 'ada@without-script.example');
  await page.getByLabel('Topic').selectOption('order');
  await page.getByLabel('Message').fill('Which one for steam?\nAnd for oil?');
  await send(page);
  await expect(page).toHaveURL(receipt);
});

test('a demo request also reports a missing choice', async ({ page }) => {
  await page.goto('/request-demo');
  await page.getByRole('link', { name: 'Open the form' }).click();
  await page.getByLabel('Products you would like to see').fill('APT 210');
  await fillInPerson(page, 'ada@without-script.example');
  await page.waitForTimeout(readingTimeMs);
  await send(page);
  await page.getByRole('link', { name: 'Select a location.' }).click();
  await page.getByLabel('Online').check();
  await send(page);
  await hasReference(page, 'D');
});

test('instruments are registered for calibration, and their status is one link away', async ({ page }) => {
  await page.goto('/calibration-and-repair');
  await page.getByRole('link', { name: 'Open the form' }).click();
  await page.getByRole('button', { name: 'Add instrument' }).click();
  await expect(page.getByRole('group', { name: 'Instrument 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove instrument 2' }).click();
  const instrument = page.getByRole('group', { name: 'Instrument 1' });
  await instrument.getByLabel('Model or part number').fill('APT-210');
  await instrument.getByLabel('Serial number').fill('2026-0042');
  await instrument.getByLabel('Calibration', { exact: true }).check();
  await instrument.getByLabel('Never in contact with hazardous substances').check();
  await page.getByLabel('I confirm that my statements').check();
  await fillInPerson(page, 'ada@without-script.example');
  const address = page.getByRole('group', { name: 'Return address' });
  await address.getByLabel('Recipient').fill('Ada Byron');
  await address.getByLabel('Street and number').fill('Hauptstraße 1');
  await address.getByLabel('Town or city').fill('Berlin');
  await address.getByLabel('Country').selectOption('DE');
  await page.waitForTimeout(readingTimeMs);
  await send(page);
  await hasReference(page, 'S');
  await page.getByRole('link', { name: 'View status' }).click();
  await expect(page).toHaveURL(/\/calibration-and-repair\/status\//);
});

test('a part is put in the cart, and the cart becomes a quote request', async ({ page, request }) => {
  const { url, partNumber, name } = await firstProduct(request);
  await page.goto(`/products/${url}`);
  await page.getByRole('spinbutton', { name: `Quantity: ${partNumber}` }).fill('12');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/basic\/cart$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('spinbutton', { name: `Quantity: ${name}` }).fill('2');
  await page.getByRole('button', { name: 'Update quantities' }).click();
  await expect(page.getByRole('alert')).toContainText(`The minimum order quantity of ${partNumber} is`);
  await page.getByRole('spinbutton', { name: `Quantity: ${name}` }).fill('20');
  await page.getByRole('button', { name: 'Update quantities' }).click();
  await expect(page.getByRole('spinbutton', { name: `Quantity: ${name}` })).toHaveValue('20');

  await page.goto('/');
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await expect(page).toHaveURL(/\/basic\/cart$/);
  await page.getByRole('link', { name: 'Request a quote for these items' }).click();
  await expect(page.getByRole('textbox', { name: 'Part number' })).toHaveValue(partNumber);
  await expect(page.getByLabel('Quantity')).toHaveValue('20');
  await fillInPerson(page, 'ada@without-script.example');
  await page.waitForTimeout(readingTimeMs);
  await send(page);
  await hasReference(page, 'Q');

  await page.goto('/basic/cart');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('status')).toContainText('Your cart is empty');
});

test('the lines are in the cart of the device once the visitor has JavaScript', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { url, name } = await firstProduct(request);
  await page.goto(`/products/${url}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL,
    serviceWorkers: 'block',
    javaScriptEnabled: true,
  });
  const withScript = await context.newPage();
  await withScript.goto('/cart');
  await expect(withScript.getByRole('heading', { name })).toBeVisible();
  await expect(withScript.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await context.close();
});

test('the part wizard and the checkout say what works instead', async ({ page }) => {
  await page.goto('/part-wizard?code=APT210-010-G14-M12');
  await page.getByRole('link', { name: 'Request a quote for APT210-010-G14-M12' }).click();
  await expect(page.getByRole('textbox', { name: 'Part number' })).toHaveValue('APT210-010-G14-M12');
  await page.goto('/checkout');
  await saysSo(page, 'Checkout needs JavaScript');
  await expect(page.getByRole('link', { name: 'Request a quote for these items' })).toBeVisible();
});

for (const path of [
  '/account',
  '/sign-in',
  '/orders',
  '/quick-order',
  '/certificates',
  '/outbox',
  '/my-datasheets',
])
  test(`${path} says that it needs JavaScript, and has no control that does nothing`, async ({ page }) => {
    await page.goto(path);
    await saysSo(page, 'needs JavaScript');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the pages of forms work in the same way', async ({ page }) => {
    await page.goto('/basic/contact?message=Steam');
    await expect(page.getByLabel('Message')).toHaveValue('Steam');
    await page.getByLabel('Topic').selectOption('other');
    await fillInPerson(page, 'ada@with-script.example');
    await page.waitForTimeout(readingTimeMs);
    await send(page);
    await hasReference(page, 'C');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
    // Out of the sandbox.
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the form' })).toBeHidden();
  });
});
