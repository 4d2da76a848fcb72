import type { Page } from 'playwright/test';
import { onlyProved } from '../../scripts/proofs/list.mjs';
import { expect, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { firstProduct } from '../support/public-pages.ts';

const pages = ['/', '/categories/pressure', '/search?q=pressure', '/search?q=qqxzzy'];

for (const [index, path] of pages.entries())
  test(
    `${path}: a link can be clicked while scripts load`,
    { tag: index < 2 ? [] : onlyProved },
    ({ page }) => staysInPlace(page, path),
  );

test('a product: a link can be clicked while scripts load', async ({ page, request }) => {
  // "Request a quote" is below "Add to cart", whose code replaces the server's form.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const { url } = await firstProduct(request);
  await staysInPlace(page, `/products/${url}`);
});

for (const width of [390, 1440])
  test(
    `my datasheets, ${width} px wide: late content causes no layout shift`,
    { tag: width === 390 ? [] : onlyProved },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Afterwards the browser has the fonts. Arriving late, they can move text of the announcement.
      await page.goto('/news', { waitUntil: 'networkidle' });
      const layoutShift = await measureLayoutShift(page);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto('/my-datasheets');
      await expect(page.getByRole('button', { name: /^Save \d+ documents/ })).toBeVisible();
      await expect(page.getByRole('meter')).toBeVisible();
      expect(await layoutShift()).toBeLessThan(0.001);
    },
  );

test('a filter that was filled in before the scripts arrived is applied', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/categories/pressure', { waitUntil: 'commit' });
  const from = page.getByRole('group', { name: 'Measuring range' }).getByLabel('from', { exact: true });
  await from.fill('abc');
  expect(await page.evaluate('history.state?.idx')).toBeUndefined();
  // Each script that imports another one is delayed after it.
  await expect(page.getByText('Enter a number, such as 2.5.')).toBeVisible({ timeout: 30_000 });
  await expect(from).toHaveValue('abc');
  await expect(from).toBeFocused();
});

test('text typed just after the scripts have taken over the filters is kept', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/categories/pressure', { waitUntil: 'commit' });
  const from = page.getByRole('group', { name: 'Measuring range' }).getByLabel('from', { exact: true });
  await from.fill('1');
  await from.evaluate(typeOnceReplaced, '25');
  await expect(page).toHaveURL(/measuring-range.min=1$/, { timeout: 30_000 });
  await expect(from).toHaveValue('25');
});

test('a product whose code has not arrived does not show the form of the product before', async ({
  page,
}) => {
  await page.route(/\/assets\/add-to-cart-/, () => undefined);
  await page.goto('/products/apt-210-010');
  await expect.poll(() => page.evaluate('history.state?.idx')).toBeDefined();
  await expect(page.locator('#add-to-cart input[name=partNumber]')).toHaveCount(1);
  const link = page.locator('#accessories').getByRole('link').first();
  // Loads its data, so that it is rendered at once.
  const data = page.waitForResponse(/\/api\/products\b/);
  await link.hover();
  await (await data).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('APT 210');
  await expect(page.locator('#add-to-cart input[name=partNumber]')).toHaveCount(0);
});

/** Types into the field that replaces this one, on a device that is too slow to do anything else in the same task. */
function typeOnceReplaced(replaced: HTMLElement | SVGElement, text: string) {
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function slowly<T extends Node>(this: Node, node: T, child: Node | null): T {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return insertBefore.call(this, node, child) as T;
  };
  const name = replaced.getAttribute('name') ?? '';
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field || field === replaced) return;
    observer.disconnect();
    Node.prototype.insertBefore = insertBefore;
    field.value = text;
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

async function delayScripts(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
}

/** A click is lost if its link is replaced, even by an equal one, or moves between press and release. */
async function staysInPlace(page: Page, path: string) {
  await page.addInitScript(watchMain);
  await delayLateScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate('globalThis.serverLinks.length')).toBeGreaterThan(2);
  expect(await page.evaluate('[...globalThis.lost]')).toEqual([]);
}

/** Delays scripts that the page requests after hydration by half a second, like a slow connection. */
async function delayLateScripts(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    const isHydrating = await page.evaluate('history.state?.idx !== undefined').catch(() => false);
    if (isHydrating) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

/** Checks in every frame which links of the server's HTML are gone or have moved. */
const watchMain = `
  globalThis.lost = new Set();
  document.addEventListener('DOMContentLoaded', () => {
    const top = (link) => Math.round(link.getBoundingClientRect().top + scrollY);
    const links = [...document.querySelectorAll('main a')].filter((link) => top(link) < innerHeight);
    globalThis.serverLinks = links.map((link) => ({ link, was: top(link) }));
    const look = () => {
      for (const { link, was } of serverLinks)
        if (!link.isConnected || Math.abs(top(link) - was) > 1) lost.add(link.getAttribute('href'));
      requestAnimationFrame(look);
    };
    look();
  });
`;
