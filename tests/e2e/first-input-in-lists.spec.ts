import { hasStarted } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';

test.use({ isUntouched: true, serviceWorkers: 'block' });

/** How long an order waits for the script before the browser posts it (app/first-input.ts). */
const maxHoldMs = 10_000;

const findForm = `const form = document
  .querySelector('input[name=partNumber][value="APT210-010-G14-M12"]').form;`;

const lists = ['/categories/pressure?view=table', '/search?q=APT210-010'];

for (const path of lists)
  test(`a row of ${path} is put in the cart, however early the button is clicked`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(`{
      ${findForm}
      form.elements.quantity.value = '3';
      dispatchEvent(new Event('pointerdown'));
      form.querySelector('button').click();
    }`);
    await expect(page.getByText('3 added.')).toBeVisible();
    await page.getByRole('link', { name: 'Cart 1 item' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByLabel(/^Quantity: /)).toHaveValue('3');
  });

test('Enter in a quantity adds the row, before and after the script has started', async ({ page }) => {
  await page.goto('/categories/pressure?view=table', { waitUntil: 'networkidle' });
  const quantity = page.getByLabel('Quantity: APT210-010-G14-M12');
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(page.getByText('4 added.')).toBeVisible();
  await expect(quantity).toBeFocused();
  await quantity.fill('5');
  await quantity.press('Enter');
  await expect(page.getByText('9 added.')).toBeVisible();
});

test('a row that is added twice before the script has started is added once', async ({ page }) => {
  await page.goto('/categories/pressure?view=table', { waitUntil: 'networkidle' });
  await page.evaluate(`{
    ${findForm}
    dispatchEvent(new Event('pointerdown'));
    form.querySelector('button').click();
    form.querySelector('button').click();
  }`);
  await expect(page.getByText('1 added.')).toBeVisible();
  await page.waitForTimeout(maxHoldMs);
  await expect(page).toHaveURL('/categories/pressure?view=table');
});

test('a row below the minimum order quantity is not added, and says how many are needed', async ({
  page,
  request,
}) => {
  const filters = 'filters[minimumOrderQuantity][$gt]=1&fields=partNumber&populate[category][fields]=url';
  const { data } = await (await request.get(`/api/products?${filters}`)).json();
  const [{ partNumber, category }] = data;
  await page.goto(`/categories/${category.url}?view=table`, { waitUntil: 'networkidle' });
  const quantity = page.getByLabel(`Quantity: ${partNumber}`);
  await quantity.fill('1');
  await quantity.press('Enter');
  await expect(page.getByText(/^Enter \d+ or more\.$/)).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('20000');
  await expect(page.getByText(/^Enter \d+ or more\.$/)).toBeHidden();
});

test('a browser that stores nothing for this site posts the row', async ({ page }) => {
  await page.addInitScript('delete window.caches');
  await page.goto('/categories/pressure?view=table', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add APT210-010-G14-M12 to cart' }).click();
  await expect(page).toHaveURL(/\/basic\/cart/);
  await expect(page.getByText('APT210-010-G14-M12').first()).toBeVisible();
});

test.describe('without the code of the cart', () => {
  test.use({ expectedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('a row that is added while the connection is lost is posted when it returns', async ({
    page,
    context,
  }) => {
    await page.goto('/categories/pressure?view=table', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add APT210-010-G14-M12 to cart' }).click();
    await page.waitForTimeout(maxHoldMs + 1000);
    await expect(page.getByRole('heading', { level: 1, name: 'Pressure' })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/basic\/cart/);
    await expect(page.getByText('APT210-010-G14-M12').first()).toBeVisible();
  });

  test('a list of 25 rows requests it only for the first of them', async ({ page }) => {
    let requests = 0;
    await page.route(/\/assets\/add-product-row-/, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto('/categories/pressure?view=table', { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    await expect.poll(() => requests).toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    // To preload it, and to import it. On a slow machine, the next attempt begins within this second.
    expect(requests).toBeLessThanOrEqual(4);
  });

  for (const path of lists)
    test(`a row of ${path} is posted, and offline its quantity stays`, async ({ page, context }) => {
      await context.route(/\/assets\/add-(product|part)-row-/, (route) => route.abort());
      await page.goto(path, { waitUntil: 'networkidle' });
      const quantity = page.getByLabel('Quantity: APT210-010-G14-M12');
      await quantity.fill('2');
      await expect.poll(() => hasStarted(page)).toBe(true);
      await context.setOffline(true);
      await quantity.press('Enter');
      await expect(page.getByText('Not added. Try again when you are online.')).toBeVisible();
      await expect(quantity).toHaveValue('2');
      await context.setOffline(false);
      await expect.poll(() => page.evaluate('navigator.onLine')).toBe(true);
      await quantity.press('Enter');
      await expect(page).toHaveURL(/\/basic\/cart/);
      await expect(page.getByLabel(/^Quantity/)).toHaveValue('2');
    });
});
