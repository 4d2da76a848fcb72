import type { Page } from 'playwright/test';
import { hasStarted, isTakenOver } from '../support/has-started.ts';
import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

// In German, the table is wider than the page and scrolls on its own.
const withTableThatFits = { tag: ownLanguage };
test(
  'Back returns to the same place of a long page, and Forward too',
  withTableThatFits,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pressure', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pressure' })).toBeVisible();
    const link = page.getByRole('main').locator('a[href^="/products/apt-210"]').last();
    await link.scrollIntoViewIfNeeded();
    const place = await settledPlace(page);
    expect(place).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/\/products\/apt-210/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const related = page.getByRole('heading', { name: 'Documents' }).first();
    await related.scrollIntoViewIfNeeded();
    const placeOfProduct = await settledPlace(page);
    await page.goBack();
    await expect(page).toHaveURL('/categories/pressure');
    await expect.poll(() => distance(page, place)).toBeLessThanOrEqual(1);
    await page.goForward();
    await expect(page).toHaveURL(/\/products\/apt-210/);
    await expect.poll(() => distance(page, placeOfProduct)).toBeLessThanOrEqual(1);
  },
);

test('the menus are the same elements on the next page, and are closed', async ({ page }) => {
  await page.goto('/news');
  const menu = page.getByRole('navigation', { name: 'Main' }).first();
  await menu.getByText('Service', { exact: true }).click();
  // Before that, a link loads another document.
  await expect.poll(() => hasStarted(page)).toBe(true);
  await menu.evaluate((element) => element.setAttribute('data-kept', ''));
  await menu.getByRole('link', { name: 'Calibration and repair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calibration and repair' })).toBeVisible();
  await expect(menu).toHaveAttribute('data-kept');
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('a link that opens in another tab does not change this page', async ({ page, context }) => {
  await page.goto('/news');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contacts by region' })
      .click({
        modifiers: ['ControlOrMeta'],
      }),
  ]);
  await expect(other).toHaveURL('/contacts');
  await expect(page).toHaveURL('/news');
});

test('a link to the current page adds nothing to the history', async ({ page }) => {
  await page.goto('/contacts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/contacts');
});

test('a link to a section of another page leads to the section', async ({ page }) => {
  await page.goto('/products/apt-210-010');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).first().click();
  await expect(page).toHaveURL('/request-quote?product=apt-210-010#form');
  await expect(page.locator('#form')).toBeInViewport();
  await expect(page.getByLabel('Part number')).toHaveValue('APT210-010-G14-M12');
});

test('of two links that are clicked at once, the second one counts', async ({ page }) => {
  await page.goto('/contacts');
  const links = page.getByRole('contentinfo').getByRole('link', { name: /^(?:News|Pressure)$/ });
  await expect.poll(() => isTakenOver(links.first())).toBe(true);
  await links.evaluateAll((found: HTMLElement[]) => found.forEach((link) => link.click()));
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Browsers skip pages on Back that a script opened.
  await page.evaluate('history.back()');
  await expect(page).toHaveURL('/categories/pressure');
  await expect(page.getByRole('heading', { level: 1, name: 'Pressure' })).toBeVisible();
});

/** The place once the page has its full height: until then, parts that load above the place move it. */
async function settledPlace(page: Page): Promise<number> {
  const read = () => page.evaluate(() => `${scrollY} of ${document.documentElement.scrollHeight}`);
  return Number.parseFloat(await settled(read, 500));
}

/** Browsers restore the place to whole pixels of the screen, so it can differ by one. */
const distance = (page: Page, place: number) =>
  page.evaluate((expected) => Math.abs(scrollY - expected), place);
