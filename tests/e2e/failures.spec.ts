import { hasStarted } from '../support/has-started.ts';
import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { preventOwnReload } from '../support/own-reload.ts';

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

test('says how old the content is while the server can only return what it had cached', async ({ page }) => {
  // As it does in an outage of its database.
  let mark: Record<string, string> = {
    'Cache-Status': 'Fieldshop; hit; ttl=-720; detail=database-unavailable',
  };
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...mark } });
  });
  await page.clock.install();
  await page.goto('/products', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Temperature' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temperature' })).toBeVisible();
  const notice = page.getByText('Some data cannot be updated at the moment · as of 12 min ago');
  await expect(notice).toBeVisible();
  expect(await faults(page)).toEqual([]);

  mark = {};
  await page.clock.fastForward('00:31');
  await expect(notice).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a part of a page whose script cannot be loaded', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED/] });

  test('says so, leaves the rest of the page alone, and appears by itself when it can be loaded', async ({
    page,
  }) => {
    await page.route('**/assets/sign-in-form-*.js', (route) => route.abort());
    await page.goto('/sign-in');
    const alert = page.getByRole('alert').filter({ hasText: 'This content could not be loaded' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

    await page.unroute('**/assets/sign-in-form-*.js');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('says so on a page that the server has not rendered', async ({ page }) => {
    await preventOwnReload(page);
    await page.route('**/assets/family-list-*.js', (route) => route.abort());
    await page.goto('/products', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: 'Temperature' }).first().click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'This content could not be loaded' }),
    ).toBeVisible();

    await page.unroute('**/assets/family-list-*.js');
    await expect(page.getByRole('heading', { name: 'ATR 120' })).toBeVisible();
  });

  test('can be retried after the automatic retries', async ({ page }) => {
    await preventOwnReload(page);
    let failures = 0;
    await page.route('**/assets/sign-in-form-*.js', (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto('/sign-in');
    await expect.poll(() => failures, { timeout: 20_000 }).toBe(4);

    await page.unroute('**/assets/sign-in-form-*.js');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });

  test('does not keep Enter from showing the results of a search', async ({ page }) => {
    await preventOwnReload(page);
    await page.route('**/assets/submit-search-*.js', (route) => route.abort());
    await page.goto('/search', { waitUntil: 'networkidle' });
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill('pt100');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=pt100/);
    await expect(page.getByRole('main').getByRole('link', { name: 'ATR 120' }).first()).toBeVisible();
  });
});

test.describe('the offline download, if its script cannot be loaded,', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: [/net::ERR_FAILED/] });

  test('starts as soon as the script can be loaded', async ({ page }) => {
    await preventOwnReload(page);
    let failures = 0;
    await page.route('**/assets/offline-*.js', (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto('/contact');
    await expect.poll(() => failures, { timeout: 20_000 }).toBeGreaterThan(1);
    await page.unroute('**/assets/offline-*.js');
    const isReady = page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null));
    await expect(isReady).resolves.toBe(true);
  });
});

test.describe('the notice of a lost connection, if the connection is lost before its script is loaded,', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: [/net::ERR_/] });

  test('is shown, because the worker has the script', async ({ page }) => {
    await page.route('**/assets/offline-*.js', (route) => route.abort());
    await page.goto('/contacts');
    const isServing = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
    );
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/offline-'));
    // The site does not know yet that the worker could serve it.
    await page.evaluate(() => void dispatchEvent(new Event('offline')));
    await isServing;
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await page.context().setOffline(true);
    await expect(page.getByText(/^No connection/)).toBeVisible();
  });
});

test.describe('a page whose first script cannot be loaded', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED|was preloaded/] });

  test('starts as soon as it can be loaded', async ({ page }) => {
    const script = '**/assets/entry-client-*.js';
    await page.route(script, (route) => route.abort());
    await page.goto('/contacts');
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/entry-client-'));
    await page.unroute(script);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
});
