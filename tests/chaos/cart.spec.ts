import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { aFaultProxy } from '../support/fault-proxy.ts';
import { aDevice } from '../support/killable-browser.ts';
import { launchArguments } from '../support/launch-arguments.ts';
import { seeded } from '../support/seeded.mjs';

// `npm run prove -- chaos` runs more.
const clicks = Number(process.env.FIELDSHOP_CLICKS ?? 8);
const kills = Number(process.env.FIELDSHOP_KILLS ?? 1);
const seed = Number(process.env.FIELDSHOP_SEED ?? 5);
const product = '/products/apt-210-010';

test(`${clicks} clicks on "Add to cart" are ${clicks} in the cart after ${kills} crashes of the browser`, async ({
  baseURL,
}) => {
  test.setTimeout(120_000 + clicks * 5000 + kills * 60_000);
  const proxy = await aFaultProxy(baseURL ?? '', seed);
  const device = await aDevice();
  const chance = seeded(seed);
  const openProduct = async () => {
    const browser = await device.open(launchArguments);
    await browser.page.goto(proxy.origin + product);
    return browser;
  };

  let browser = await openProduct();
  let left = kills;
  for (let click = 1; click <= clicks; click += 1) {
    await browser.page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(confirmationOf(browser.page, click)).toBeVisible({ timeout: 30_000 });
    // The first crash comes seconds after the first click, before the cookie is on disk.
    if (left === 0 || (left < kills && chance() > kills / clicks)) continue;
    left -= 1;
    await browser.page.waitForTimeout(chance() * 3000);
    await browser.kill();
    browser = await openProduct();
    await expect(confirmationOf(browser.page, click)).toBeVisible({ timeout: 30_000 });
  }
  proxy.calm();
  await expect.poll(() => piecesOnServer(browser.page), { timeout: 60_000, intervals: [1000] }).toBe(clicks);
  process.stdout.write(`faults: ${JSON.stringify(proxy.faults)}\n`);
  await browser.kill();
  proxy.close();
  await device.dispose();
});

/** The confirmation beside the main button. The bar at the lower edge also shows it. */
const confirmationOf = (page: Page, count: number) =>
  page.getByRole('status').filter({ hasText: `${count} in your cart` });

/** The quantity in the cart that the server returns for this device's token. */
const piecesOnServer = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('fieldshop-outbox');
      request.addEventListener('success', () => resolve(request.result));
    });
    const stored = database.transaction('session').objectStore('session').get('cart-token');
    await new Promise((resolve) => stored.addEventListener('success', resolve));
    database.close();
    const response = await fetch('/shopping-cart/cart', {
      headers: { 'Cart-Token': String(stored.result) },
      credentials: 'omit',
    });
    const { data } = await response.json();
    return data.lines.reduce((sum: number, line: { quantity: number }) => sum + line.quantity, 0);
  });
