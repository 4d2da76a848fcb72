import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const firstGroup = (page: Page) => menuOf(page).locator('details').first();

test.describe('the menu on a wide screen', () => {
  test('opens on hover and leads to a page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const group = firstGroup(page);
    await group.locator('summary').hover();
    await expect(group).toHaveAttribute('open', '');
    await followsLastLink(page, group);
  });

  test('closes when the mouse leaves it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await firstGroup(page).locator('summary').hover();
    await expect(firstGroup(page)).toHaveAttribute('open', '');
    await page.mouse.move(700, 880);
    await expect(firstGroup(page)).not.toHaveAttribute('open');
  });

  test.describe('of a page whose script starts with the first input', () => {
    test.use({ isUntouched: true });

    test('opens on hover, although the script was not there yet', async ({ page }) => {
      await page.goto('/about', { waitUntil: 'networkidle' });
      await firstGroup(page).locator('summary').hover();
      await expect(firstGroup(page)).toHaveAttribute('open', '');
    });
  });

  test('can be opened, closed and used with the keyboard alone', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const group = firstGroup(page);
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(group.getByRole('link').first()).toBeFocused();
    // On a busy machine, the code that listens to Escape may not be loaded yet.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(group).not.toHaveAttribute('open', { timeout: 1000 });
    }).toPass();
    await expect(group.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/');
    await expect(group).not.toHaveAttribute('open');
  });
});

test.describe('the menu of a page that is still loading', () => {
  test.use({ javaScriptEnabled: false });

  test('is already in its final position', async ({ page }) => {
    const summary = firstGroup(page).locator('summary');
    await page.goto('/');
    const whole = await summary.boundingBox();
    await page.route('/', async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: body.slice(0, body.indexOf('</details>')) });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => summary.boundingBox()).toEqual(whole);
  });
});

test.describe('the menu on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens level by level and leads to a page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const drawer = firstGroup(page);
    await drawer.locator('summary').first().tap();
    await expect(drawer).toHaveAttribute('open', '');
    const fold = drawer.locator('details').first();
    await fold.locator('summary').tap();
    await expect(fold).toHaveAttribute('open', '');
    await followsLastLink(page, fold);
    await expect(firstGroup(page)).not.toHaveAttribute('open');
  });

  test('has touch targets of 44 pixels', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await firstGroup(page).locator('summary').first().tap();
    for (const target of await menuOf(page).locator('summary:visible, a:visible').all()) {
      const box = await target.boundingBox();
      expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu can be opened', async ({ page }) => {
    await page.goto('/');
    const group = firstGroup(page);
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
  });
});

test('the first Tab skips the menu', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

async function followsLastLink(page: Page, group: Locator) {
  const link = group.getByRole('link').last();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
