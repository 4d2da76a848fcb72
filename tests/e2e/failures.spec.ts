import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

test.describe('a page whose content cannot be loaded', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedMessages: [/status of 500/],
  });

  test("says so within the page's column, and shows the content after a retry", async ({ page }) => {
    await page.goto('/products', { waitUntil: 'networkidle' });
    await page.route('**/api/products*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.route('**/api/product-categories*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('main').getByRole('link', { name: 'Temperature' }).first().click();

    const alert = page.getByRole('alert').filter({ hasText: 'This content could not be loaded' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    expect((await alert.boundingBox())?.x).toBeGreaterThan(8);
    expect(await faults(page)).toEqual([]);

    await page.unroute('**/api/products*');
    await page.unroute('**/api/product-categories*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Temperature' })).toBeVisible();
  });
});
