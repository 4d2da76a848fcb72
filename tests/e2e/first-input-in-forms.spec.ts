import type { Page } from 'playwright/test';
import { hasStarted } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';
import { expectSent, send, storedDraft } from '../support/request-forms.ts';

test.use({ isUntouched: true, serviceWorkers: 'block' });

/** How long a form waits for the script before the browser posts it (app/first-input.ts). */
const maxHoldMs = 10_000;

/** Delays a script until the returned function is called. */
async function hold(page: Page, name = 'request-form') {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const focused = (page: Page) =>
  page.evaluate<[string, string, number]>(
    `[document.activeElement.name, document.activeElement.value, document.activeElement.selectionStart]`,
  );

test('what is typed before the script has started stays, with the caret, and is saved as a draft', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/calibration-and-repair');
  const serialNumber = page.getByLabel('Serial number');
  await page.getByLabel('Model or part number').fill('APT-210');
  await page.getByLabel('Return of an unused product').check();
  await serialNumber.pressSequentially('2026');
  await serialNumber.press('ArrowLeft');
  expect(await hasStarted(page)).toBe(false);
  release();
  await expect.poll(() => storedDraft(page, 'calibration-and-repair')).toContain('"serialNumber":"2026"');
  expect(await focused(page)).toEqual(['instruments.0.serialNumber', '2026', 3]);
  await serialNumber.pressSequentially('x');
  await expect(serialNumber).toHaveValue('202x6');
  // Fields that depend on the service.
  await expect(page.getByLabel('Reason for return')).toBeVisible();
  await expect(page.getByLabel('As left only')).toBeHidden();
  await expect(page.getByLabel('Model or part number')).toHaveValue('APT-210');
  await page.reload();
  await expect(serialNumber).toHaveValue('202x6');
});

test('a row that is added before the script has started appears when it has', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/request-quote');
  await page.getByLabel('Part number').fill('APT210-010-G14-M12');
  await page.getByRole('button', { name: 'Add product' }).click();
  release();
  await expect(page.getByLabel('Part number')).toHaveCount(2);
  await expect(page.getByLabel('Part number').first()).toHaveValue('APT210-010-G14-M12');
  await expect(page.getByLabel('Quantity').first()).toHaveValue('1');
});

test('a form that is sent before the script has started shows its errors, and is sent once', async ({
  page,
}) => {
  const release = await hold(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await page.getByLabel('Message', { exact: true }).fill('Which one for steam?');
  await send(page);
  await send(page);
  release();
  await expect(page.getByText('Please correct the highlighted fields.')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which one for steam?');
  await page.getByLabel('Topic').selectOption('product');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Country').selectOption('GB');
  await send(page);
  await expectSent(page);
  expect(posts.filter((path) => path.endsWith('/api/contact-forms'))).toHaveLength(1);
});

test('a draft of an earlier visit fills in the rest of a form in which the visitor is typing', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(
    `localStorage.setItem('fieldshop-draft visitor contact', JSON.stringify({ name: 'Ada Byron', message: 'Earlier' }))`,
  );
  const release = await hold(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Company' }).pressSequentially('Probes');
  release();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byron');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Earlier');
  await page.keyboard.type(' Ltd');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Probes Ltd');
  expect(await storedDraft(page, 'contact')).toContain('"message":"Earlier"');
});

test('criteria that are entered before the script has started apply when it has', async ({ page }) => {
  const release = await hold(page, 'part-wizard-view');
  await page.goto('/part-wizard');
  await page.getByLabel('Measurement', { exact: true }).selectOption('pressure');
  await page.getByLabel('minimum').first().fill('-20');
  expect(await hasStarted(page)).toBe(false);
  release();
  await expect(page.getByText('instruments match all your criteria')).toBeVisible();
  await expect(page.getByLabel('Measurement', { exact: true })).toHaveValue('pressure');
  await expect(page.getByLabel('minimum').first()).toHaveValue('-20');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ measured: 'pressure', 'temperature-from': '-20' });
});

test('an ordering code that is entered before the script has started is opened', async ({ page }) => {
  await hold(page, 'part-wizard-view');
  await page.goto('/part-wizard');
  await page.getByLabel('Ordering code').fill('APT210-010-G14-M12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/part-wizard?code=APT210-010-G14-M12');
});

test('an ordering code that is typed before the script has started stays, and is checked', async ({
  page,
}) => {
  const release = await hold(page, 'part-wizard-view');
  await page.goto('/part-wizard');
  const code = page.getByLabel('Ordering code', { exact: true });
  await code.pressSequentially('APT210-010-G14');
  release();
  await expect.poll(() => hasStarted(page)).toBe(true);
  await code.pressSequentially('-M12');
  await expect(code).toHaveValue('APT210-010-G14-M12');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('heading', { name: 'Your configuration' })).toBeVisible();
});

test('a number that is entered before the script has started keeps the unit beside it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fieldshop-units', 'us'));
  const release = await hold(page, 'part-wizard-view');
  await page.goto('/part-wizard?measured=pressure');
  const unit = page.getByLabel('Unit for range');
  await expect(unit).toHaveValue('bar');
  await page.getByLabel('to', { exact: true }).fill('10');
  release();
  await expect(page).toHaveURL(/to=10/);
  await expect(unit).toHaveValue('bar');
  await expect(page.getByText('instruments match all your criteria')).toBeVisible();
});

test.describe('after an interruption of the connection', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('the code of a form is loaded again, and the form is sent as it was filled in', async ({ page }) => {
    let failures = 0;
    await page.route('**/request-form-*.js', (route) =>
      (failures += 1) <= 2 ? route.abort() : route.continue(),
    );
    await page.goto('/contact');
    await page.getByLabel('Message', { exact: true }).fill('Which one for steam?');
    await send(page);
    await expect(page.getByText('Please correct the highlighted fields.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which one for steam?');
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('if the code of a form cannot be loaded', () => {
  test.use({ expectedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 422/] });

  test('the browser posts the form, and the server returns it with everything that was entered', async ({
    page,
  }) => {
    await page.route(/\/request-form-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Message', { exact: true }).fill('Which one for steam?');
    await send(page);
    await expect(page).toHaveURL('/basic/contact', { timeout: 20_000 });
    await expect(page.getByText('Check your entries and send the form.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which one for steam?');
  });

  test('a form that is sent without a connection waits for it', async ({ page, context }) => {
    await page.route('**/request-form-*.js', (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByLabel('Message', { exact: true }).fill('Which one for steam?');
    await context.setOffline(true);
    await send(page);
    await page.waitForTimeout(maxHoldMs + 1000);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which one for steam?');
    await context.setOffline(false);
    await expect(page).toHaveURL('/basic/contact');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which one for steam?');
  });
});
