import type { Locator } from 'playwright/test';
import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';

const product = '/products/apt-210-010';

test('the section links lead to the sections, and the buy bar beside them adds to the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const layoutShift = await measureLayoutShift(page);
  await page.goto(product);
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  const links = await sections.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
  await sections.getByRole('link', { name: 'Drawings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Outline of Pressure transmitter APT 210/ })).toBeInViewport();

  const bar = page.getByRole('region', { name: 'Order APT210-010-G14-M12' });
  await bar.getByLabel(/^Quantity:/).fill('12');
  await bar.getByLabel(/^Quantity:/).press('Enter');
  await expect(bar.getByText('€139.00')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Add to cart: 12 × APT210-010-G14-M12' }).click();
  await expect(bar.getByText('12 in your cart')).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.02);
});

test('on a phone, the buy bar is at the bottom and covers neither the focus nor the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product);
  const bar = page.getByRole('region', { name: 'Order APT210-010-G14-M12' });
  await expect(bar.getByRole('button', { name: /^Add to cart/ })).toBeInViewport();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  for (const name of ['All documents', 'Download code as SVG']) {
    const element = page.getByRole('main').getByText(name);
    await element.focus();
    expect(await isCovered(element)).toBe(false);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
});

/** Whether it has no focus, or another element is on top of its middle. */
const isCovered = (element: Locator) =>
  element.evaluate((focused) => {
    const { x, y, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return focused !== document.activeElement || !focused.contains(onTop);
  });
