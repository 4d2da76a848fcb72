import { faults } from '../support/accessibility.ts';
import { createAccount, signOut } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

test.describe('with an installed worker', () => {
  test.use({ serviceWorkers: 'allow', isMetered: true });

  test('a customer enters criteria, gets a part number, and adds it to the cart without a connection', async ({
    page,
  }) => {
    await page.goto('/part-wizard');
    await page.getByLabel('Measurement').selectOption('Pressure');
    await page.getByLabel('to', { exact: true }).fill('145');
    await page.getByLabel('Unit for range').selectOption('psi');
    await page.getByLabel('Output').selectOption('IO-Link 1.1');
    await expect(page.getByText('instruments match all your criteria')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('link', { name: 'Configure APT210-010-G14-M12-IOL' }).click();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.context().setOffline(true);
    await page.getByLabel('EPDM').check();
    await expect(page.getByLabel('Connector EN 175301-803')).toBeDisabled();
    await expect(page.getByText('IO-Link is wired with an M12 connector').first()).toBeVisible();
    await page.getByRole('button', { name: /^Select with .*, for Connector EN 175301-803/ }).click();
    await expect(page).toHaveURL(/code=APT210-010-G14-DIN-EP/);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Cart 1 item' }).click();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    await expect(page.getByText('Seal: EPDM')).toBeVisible();

    await page.context().setOffline(false);
    await page.goto('/cart');
    await expect(page.getByText('Pending', { exact: true })).toBeHidden({ timeout: 15_000 });
    await expect(page.getByText('APT210-010-G14-DIN-EP')).toBeVisible();
    await expect(page.getByText('€160.00', { exact: true })).toHaveCount(2);
  });

  test('saved configurations move to the account, can be named without a connection, and leave with their owner', async ({
    page,
  }) => {
    await page.goto('/part-wizard?code=APT210-010-G14-DIN-EP');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved on this device. Sign in')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await createAccount(page);
    await page.getByRole('link', { name: 'Configurations' }).click();
    await expect(page.getByRole('link', { name: 'APT210-010-G14-DIN-EP' })).toBeVisible();
    await expect(page.getByText('Pending', { exact: true })).toBeHidden();
    expect(await faults(page)).toEqual([]);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Name APT210-010-G14-DIN-EP' }).click();
    await page.getByLabel('Name for APT210-010-G14-DIN-EP').fill('Pump 3');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pump 3' })).toBeVisible();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByText('Pending', { exact: true })).toBeHidden({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Remove Pump 3' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Pump 3' })).toBeVisible();

    await signOut(page);
    await page.goto('/part-wizard');
    await expect(page.getByRole('button', { name: 'Check code' })).toBeVisible();
    await expect(page.getByText('Pump 3')).toBeHidden();
  });
});

test('a pasted part number is explained, corrected if it cannot be built, saved, and requested', async ({
  page,
}) => {
  await page.goto('/part-wizard');
  await page.getByRole('textbox', { name: 'Ordering code' }).fill('apt210 010 g12dinIOL');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('alert')).toContainText('IO-Link is wired with an M12 connector');
  await page.getByRole('button', { name: 'Use the closest valid combination' }).click();
  await expect(page.getByRole('heading', { name: 'Your configuration' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device. Sign in')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Saved configurations' })).toBeVisible();

  await page.getByRole('link', { name: 'E-mail it to me' }).click();
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We have received your request.')).toBeVisible({ timeout: 20_000 });
  // The other form is a different one, and neither removes the configuration.
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByLabel('Part number')).toHaveValue(/^APT210-010-G12/);
  await page.getByRole('link', { name: 'E-mail it to me' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Your configuration' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Ordering code' }).first().fill('APT210-010-XYZ');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('alert')).toContainText('“XYZ” after APT210-010 is not a valid');
});

test('price and lead time stay on the screen, and an unfinished configuration survives closing the tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/part-wizard?family=apt-210');
  await page.getByLabel('0 … 10 bar').check();
  const bar = page.getByRole('region', { name: 'Price and lead time' });
  await expect(bar.getByText('€148.00')).toBeInViewport();
  await expect(bar.getByText(/^Ships .* or later$/)).toBeInViewport();
  await bar.getByRole('link', { name: 'Next: Process connection' }).click();
  await expect(page.getByRole('group', { name: 'NPT threads' })).toBeInViewport();
  expect(await faults(page)).toEqual([]);

  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto('/part-wizard');
  await expect(next.getByText('APT 210: APT210-010, 1 of 5 options selected.')).toBeVisible();
  expect(await faults(next)).toEqual([]);
  await next.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(next.getByLabel('0 … 10 bar')).toBeChecked();
});
