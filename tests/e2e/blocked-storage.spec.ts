import { onlyProved } from '../../scripts/proofs/list.mjs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright/test';
import { expect, moveMouse, test } from '../support/journey.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

/** Like "Don't allow sites to save data on your device": 2 is "block". */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };

const paths = [
  '/',
  '/products',
  '/products/apt-210-010',
  '/categories/pressure',
  '/compare',
  '/cart',
  '/checkout',
  '/quick-order',
  '/contact',
  '/part-wizard',
  '/search?q=pressure',
  '/my-datasheets',
  '/outbox',
  '/account',
  '/scan',
  '/certificates',
];

const tabsAtOnce = 3;

let profile: string;
let context: BrowserContext;
let page: Page;
const failures: string[] = [];

test.beforeAll(async ({ baseURL }) => {
  profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-blocked-'));
  await mkdir(path.join(profile, 'Default'), { recursive: true });
  await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  context = moveMouse(await chromium.launchPersistentContext(profile, { ...wholeBrowser, baseURL }));
  page = await context.newPage();
  context.on('weberror', (error) => failures.push(`${error.page()?.url()}: ${error.error().message}`));
});
test.afterAll(async () => {
  await context.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

test('with site data blocked, every kind of page works without errors', async () => {
  test.setTimeout(180_000);
  await page.goto('/robots.txt');
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/denied/);
  const waiting = [...paths];
  const openNext = async () => {
    const tab = await context.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await tab.goto(next);
      await isTakenOver(tab);
      await expect(tab.getByRole('heading', { level: 1 }), next).toBeVisible();
      await expect(tab.getByRole('contentinfo'), next).toBeVisible();
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: tabsAtOnce }, openNext));
  expect(failures).toEqual([]);
});

test(
  'with site data blocked, products can be compared while the page is open',
  { tag: onlyProved },
  async () => {
    await page.goto('/categories/pressure');
    await isTakenOver(page);
    const toggle = page.getByRole('checkbox', { name: /^Compare / }).first();
    await toggle.check();
    await expect(toggle).toBeChecked();
  },
);

test(
  'with site data blocked, units are chosen for as long as the page is open',
  { tag: onlyProved },
  async () => {
    await page.goto('/products/apt-210-016');
    await isTakenOver(page);
    await page.locator('#specifications').getByLabel('Units').selectOption('us');
    await expect(page.locator('#specifications')).toContainText('232psi');
  },
);

/** React has hydrated the page, and whatever follows the first script has had time to fail. */
async function isTakenOver(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForTimeout(1500);
}
