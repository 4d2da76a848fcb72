import { hasStarted, isTakenOver } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';

test.use({ isUntouched: true, serviceWorkers: 'block' });

const quietMs = 20_000;
const maxScriptKb = {
  '/': 100,
  '/products': 100,
  '/products/apt-210-010': 100,
  '/products/apt-210-010/documents': 100,
  '/categories/pressure': 100,
  '/categories/pressure?view=table': 100,
  '/news': 100,
  '/contacts': 100,
  '/about': 100,
  '/search?q=apt': 120,
  '/contact': 100,
  '/request-quote': 100,
  '/request-demo': 100,
  '/calibration-and-repair': 100,
  '/certificates': 100,
  '/scan': 100,
  '/part-wizard': 100,
  '/part-wizard?measured=pressure&to=16': 100,
};

for (const [path, maxKb] of Object.entries(maxScriptKb))
  test(`${path} loads at most ${maxKb} kB of script, and runs it only when the visitor moves the mouse`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The scripts follow the first paint.
    await expect.poll(() => page.evaluate(sumScripts)).toBeGreaterThan(50_000);
    await page.waitForTimeout(1000);
    expect(await page.evaluate(sumScripts)).toBeLessThanOrEqual(maxKb * 1000);
    expect(await hasStarted(page)).toBe(false);
    await page.mouse.move(100, 100);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

test('a button that is clicked before the script has started takes effect', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const hide = page.getByRole('button', { name: 'Dismiss announcement' });
  await hide.click();
  await expect(hide).toBeHidden();
});

test('a click alone starts the script, as some screen readers report no other input', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const hide = page.getByRole('button', { name: 'Dismiss announcement' });
  await hide.evaluate((button: HTMLElement) => button.click());
  await expect(hide).toBeHidden();
});

test('a link that is clicked before the script has started leads to a page that starts by itself', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('footer a[href="/news"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/news');
  await expect.poll(() => hasStarted(page)).toBe(true);
});

test('the link previews of a page are gone on the next page, which has its own title and canonical URL', async ({
  page,
}) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.mouse.move(100, 100);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).first();
  await expect.poll(() => isTakenOver(link)).toBe(true);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await link.click();
  await expect(page).not.toHaveURL('/news');
  await expect(page.locator('meta[property^="og:"], meta[name=description]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expect(page).toHaveTitle(/^Contacts/);
});

test('a product is put in the cart, however early the button is clicked', async ({ page }) => {
  await page.goto('/products/apt-210-010', { waitUntil: 'networkidle' });
  // Without moving the mouse first, like a tap.
  await page.evaluate(`{
    const form = document.querySelector('form[action$="/basic/cart"]');
    form.elements.quantity.value = '3';
    dispatchEvent(new Event('pointerdown'));
    form.querySelector('button').click();
  }`);
  await expect(page.getByText('3 in your cart')).toBeVisible();
  await expect(page).toHaveURL('/products/apt-210-010');
});

test('a quantity that is entered before the script has started is kept', async ({ page }) => {
  await page.goto('/products/apt-210-010', { waitUntil: 'networkidle' });
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ });
  await quantity.fill('7');
  await expect(page.getByText(/^7 × €\d/)).toBeVisible();
  await expect(quantity).toBeFocused();
});

test.describe('without the code of the cart', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('the form is sent as without JavaScript', async ({ page, context }) => {
    await context.route(/\/assets\/add-to-cart-/, (route) => route.abort());
    await page.goto('/products/apt-210-010', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL(/\/basic\/cart/, { timeout: 15_000 });
    await expect(page.getByText('APT210-010-G14-M12').first()).toBeVisible();
  });
});

test('a product that is marked for comparison before the script has started is in the comparison', async ({
  page,
}) => {
  await page.goto('/products/apt-210-010', { waitUntil: 'networkidle' });
  const compare = page.getByRole('checkbox', { name: /^Compare / }).first();
  await compare.evaluate((checkbox: HTMLElement) => {
    dispatchEvent(new Event('pointerdown'));
    checkbox.click();
  });
  await expect.poll(() => page.evaluate(`JSON.stringify({ ...localStorage })`)).toContain('apt-210-010');
  await expect(compare).toBeChecked();
});

test('a product that is marked for comparison and unmarked before the script has started is not in it', async ({
  page,
}) => {
  await page.goto('/products/apt-210-010', { waitUntil: 'networkidle' });
  const compare = page.getByRole('checkbox', { name: /^Compare / }).first();
  await compare.evaluate((checkbox: HTMLElement) => {
    dispatchEvent(new Event('pointerdown'));
    checkbox.click();
    checkbox.click();
  });
  await expect.poll(() => hasStarted(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(compare).not.toBeChecked();
  expect(await page.evaluate(`JSON.stringify({ ...localStorage })`)).not.toContain('apt-210-010');
});

test('a page that nobody touches starts after 20 seconds, so that the site is saved', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contacts', { waitUntil: 'networkidle' });
  await page.clock.runFor(quietMs / 2);
  expect(await hasStarted(page)).toBe(false);
  await page.clock.runFor(quietMs / 2);
  await expect.poll(() => hasStarted(page)).toBe(true);
});

const other = ['/cart', '/request-quote?product=apt-210-010', '/part-wizard?family=apt-210', '/outbox'];
for (const path of other)
  test(`${path} starts by itself, because its content needs script`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

function neverInstall() {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

function sumScripts(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.reduce(
    (sum, { name, encodedBodySize }) => sum + (name.endsWith('.js') ? encodedBodySize : 0),
    0,
  );
}

test.describe('while the worker is being installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor who only moves the mouse loads no more than the page, and the rest with a click', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const isRequested = () => requested.some((url) => /\/assets\/offline-/.test(url));
    await page.addInitScript(neverInstall);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    // Not by evaluating something in the page, which counts as an action of the visitor.
    await expect.poll(() => requested.some((url) => /\/install-worker-/.test(url))).toBe(true);
    await page.waitForTimeout(1000);
    expect(isRequested()).toBe(false);
    expect(requested.filter((url) => /\/(check-form|stored-opening|submit)-/.test(url))).toEqual([]);
    await page.getByLabel('Message').click();
    await expect.poll(isRequested).toBe(true);
    await expect.poll(() => requested.some((url) => /\/check-form-/.test(url))).toBe(true);
  });
});
