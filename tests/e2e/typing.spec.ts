import type { Locator, Page } from 'playwright/test';
import { onlyProved } from '../../scripts/proofs/list.mjs';
import { isTakenOver } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';

const pausesMs = [0, 50, 120, 400];

/** A phone from five years ago: the result of a key press is rendered after the next key press. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Types key by key, like a person. The field must end with every letter and still have the focus. */
async function expectNothingLost(field: Locator, text: string, settled: () => Promise<void>) {
  for (const pauseMs of pausesMs) {
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await field.pressSequentially(text, { delay: pauseMs });
    await settled();
    await expect(field, `typed with pauses of ${pauseMs} ms`).toHaveValue(text);
    await expect(field).toBeFocused();
  }
}

test.describe('on a slow device, input is never overwritten', () => {
  test('in a range filter', async ({ page }) => {
    await page.goto('/categories/pressure', { waitUntil: 'networkidle' });
    await slowDown(page);
    const to = page.getByRole('group', { name: 'Measuring range' }).getByLabel('to', { exact: true });
    await expectNothingLost(to, '12.50', () => expect(page).toHaveURL(/measuring-range\.max=12\.50$/));
  });

  test('in a range filter that is left immediately, nor are its checkboxes', async ({ page }) => {
    await page.goto('/categories/pressure', { waitUntil: 'networkidle' });
    await slowDown(page);
    const range = page.getByRole('group', { name: 'Measuring range' });
    await range.getByLabel('from', { exact: true }).focus();
    await page.keyboard.type('25');
    await page.keyboard.press('Tab');
    await page.keyboard.type('400');
    const ticks = page.getByRole('group', { name: 'Pressure type' }).getByRole('checkbox');
    await ticks.nth(0).press('Space');
    await ticks.nth(1).press('Space');
    await ticks.nth(0).press('Space');
    await expect(page).toHaveURL(/measuring-range\.min=25&measuring-range\.max=400/);
    await expect(range.getByLabel('from', { exact: true })).toHaveValue('25');
    await expect(range.getByLabel('to', { exact: true })).toHaveValue('400');
    await expect(ticks.nth(0)).not.toBeChecked();
    await expect(ticks.nth(1)).toBeChecked();
  });

  test('in the number fields of the part wizard', { tag: onlyProved }, async ({ page }) => {
    await page.goto('/part-wizard', { waitUntil: 'networkidle' });
    await page.getByLabel('Measurement').selectOption('Pressure');
    await slowDown(page);
    const to = page.getByLabel('to', { exact: true });
    await expectNothingLost(to, '145.0', () => expect(page).toHaveURL(/[?&]to=145\.0(&|$)/));
  });

  test('on the search page', async ({ page }) => {
    await page.goto('/search', { waitUntil: 'networkidle' });
    await slowDown(page);
    const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
    await expectNothingLost(field, 'torque 50', () => expect(page).toHaveURL(/q=torque(\+|%20)50$/));
  });

  test(
    'in the search field of the header while another page loads',
    { tag: onlyProved },
    async ({ page }) => {
      await page.goto('/products', { waitUntil: 'networkidle' });
      // Not to the home page, which hides this field because it has one of its own.
      const link = page.getByRole('main').getByRole('link', { name: 'Temperature' }).first();
      // Until then, the link loads a document, and what is typed belongs to the page that goes.
      await expect.poll(() => isTakenOver(link)).toBe(true);
      await slowDown(page);
      const field = page.locator('form[data-search] input[type=search]');
      await link.click();
      await field.focus();
      await page.keyboard.type('apt 210', { delay: 50 });
      await expect(page).not.toHaveURL('/products');
      await page.keyboard.type(' 016', { delay: 120 });
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Products');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('apt 210 016');
    },
  );
});

test.describe('among saved documents', () => {
  test.use({ serviceWorkers: 'allow', isMetered: true });

  test('every letter is searched', { tag: onlyProved }, async ({ page }) => {
    await page.goto('/products/apt-210-010');
    await page.getByRole('button', { name: /^Save \d+ documents/ }).click();
    await expect(page.getByRole('link', { name: /^\d+ documents saved offline$/ })).toBeVisible();
    await page.goto('/my-datasheets');
    const field = page.getByRole('searchbox', { name: /^Search titles/ });
    await field.waitFor();
    await slowDown(page);
    await expectNothingLost(field, 'pressure', () => expect(page).toHaveURL(/q=pressure$/));
  });
});

test('the filters follow the URL when something else changes it', async ({ page }) => {
  await page.goto('/categories/pressure', { waitUntil: 'networkidle' });
  const range = page.getByRole('group', { name: 'Measuring range' });
  const types = page.getByRole('group', { name: 'Pressure type' });
  const tick = types.getByRole('checkbox', { name: /^Differential/ });
  await range.getByLabel('to', { exact: true }).fill('6');
  await tick.check();
  await range.getByLabel(/^Unit/).selectOption('psi');
  await expect(range.getByLabel('to', { exact: true })).toHaveValue('87.023');
  await page.getByRole('link', { name: 'Clear all filters' }).first().click();
  await expect(range.getByLabel('to', { exact: true })).toHaveValue('');
  await expect(range.getByLabel(/^Unit/)).toHaveValue('');
  await expect(tick).not.toBeChecked();
  await page.goBack();
  await expect(range.getByLabel('to', { exact: true })).toHaveValue('87.023');
  await expect(range.getByLabel(/^Unit/)).toHaveValue('psi');
  await expect(tick).toBeChecked();
});

test('a choice made just before React takes over the part wizard is kept', async ({ page }) => {
  await page.addInitScript(chooseBeforeTakeover);
  await page.goto('/part-wizard');
  await expect(page.getByText('instruments match all your criteria')).toBeVisible();
  await expect(page.getByLabel('Measurement', { exact: true })).toHaveValue('pressure');
});

/** Chooses a measurement when React has taken over the page around the form, but not yet the form. */
function chooseBeforeTakeover() {
  const isTakenOver = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  // Between any two tasks of React, which also uses a channel.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    if (!isTakenOver(document.querySelector('header'))) return port2.postMessage('again');
    const form = document.querySelector('#criteria');
    const measured = form?.querySelector<HTMLSelectElement>('[name=measured]');
    if (!measured || isTakenOver(form)) return;
    measured.value = 'pressure';
    for (const type of ['input', 'change']) measured.dispatchEvent(new Event(type, { bubbles: true }));
  });
  port1.start();
  document.addEventListener('DOMContentLoaded', () => port2.postMessage('start'));
}
