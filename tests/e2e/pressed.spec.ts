import type { Locator, Page } from 'playwright/test';
import { isTakenOver } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';

test('a link that is pressed while the code of its part arrives is followed', ({ page }) => pressLink(page));

test.describe('pressed while its part is being rendered', () => {
  test.beforeEach(({ page }) => page.addInitScript(pretendNothingIsPressed));

  test('a link is followed', ({ page }) => pressLink(page));

  test('a checkbox is ticked', async ({ page }) => {
    await page.goto('/categories/pressure', { waitUntil: 'commit' });
    const inStock = page.getByRole('checkbox', { name: /^In stock/ });
    await press(page, inStock);
    await expect(inStock).toBeChecked();
    await expect(page.getByRole('link', { name: 'Remove In stock' })).toBeVisible();
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('a checkbox is ticked once', async ({ page }) => {
      await page.addInitScript(pretendTouchedIsPressed);
      let arrive = () => {};
      const touched = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/\/assets\/facet-form-/, (route) => touched.then(() => route.continue()));
      await page.goto('/categories/pressure');
      const inStock = page.getByRole('checkbox', { name: /^In stock/ });
      const { x = 0, y = 0 } = (await inStock.boundingBox()) ?? {};
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + 5, y: y + 5 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      arrive();
      await expect.poll(() => isTakenOver(inStock), { intervals: [20] }).toBe(true);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page.getByRole('link', { name: 'Remove In stock' })).toBeVisible();
    });
  });
});

async function pressLink(page: Page) {
  await page.goto('/categories/temperature', { waitUntil: 'commit' });
  await press(page, page.getByRole('link', { name: /^Show \d+ variants/ }).first());
  await expect(page).toHaveURL(/family=/);
}

/** Releases the mouse once the page has loaded. */
async function press(page: Page, control: Locator) {
  await control.hover();
  await page.mouse.down();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
}

/** The part is rendered once nothing is pressed, and the control is pressed in the moment between the two. */
function pretendNothingIsPressed() {
  const { querySelector } = Document.prototype;
  Document.prototype.querySelector = function find(this: Document, selector: string) {
    return selector === ':active' ? null : querySelector.call(this, selector);
  };
}

/** On a device, what is touched is pressed after a moment; not if the browser is controlled by a test. */
function pretendTouchedIsPressed() {
  const { querySelector } = Element.prototype;
  let touched: Element | null = null;
  document.addEventListener(
    'touchstart',
    ({ target }) => (touched = target instanceof Element ? target : null),
  );
  Element.prototype.querySelector = function find(this: Element, selector: string) {
    return selector.endsWith(':active') ? touched : querySelector.call(this, selector);
  };
}
