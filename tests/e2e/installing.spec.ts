import { onlyProved } from '../../scripts/proofs/list.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import * as v from 'valibot';
import { faults } from '../support/accessibility.ts';
import { expect, moveMouse, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow', isMetered: true });

const products = ['/products/apt-210-001', '/products/apt-210-006', '/products/apt-210-010'];
const Pictures = v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string() }));
const Manifest = v.object({
  icons: Pictures,
  screenshots: Pictures,
  shortcuts: v.array(v.object({ icons: Pictures })),
});

test('the browser reports nothing that prevents installation', async ({ launchOptions, baseURL }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-profile-'));
  const context = moveMouse(await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL }));
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});

test('every picture of the manifest exists, in the stated size', async ({ page }) => {
  await page.goto('/');
  const response = await page.request.get('/manifest.webmanifest');
  const { icons, screenshots, shortcuts } = v.parse(Manifest, await response.json());
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type'], src).toBe(type);
    expect(await sizeOf(page, src), src).toBe(sizes);
  }
});

test.describe('the offer to install', () => {
  test('appears with the third product, and not again after "Not now"', async ({ page }) => {
    for (const product of products) {
      await expect(offerOf(page)).toBeHidden();
      await openAsInstallable(page, product);
    }
    await expect(offerOf(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await offerOf(page).getByRole('button', { name: 'Not now' }).click();
    await expect(offerOf(page)).toBeHidden();
    await openAsInstallable(page, '/');
    await expect(entryOf(page)).toBeVisible();
    await expect(offerOf(page)).toBeHidden();
  });

  test('appears after documents were saved', { tag: onlyProved }, async ({ page }) => {
    await openAsInstallable(page, '/');
    // The message the library sends to all tabs.
    const message = { type: 'finished', name: 'APT 210', count: 3 };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
    await page.evaluate((posted) => new BroadcastChannel('fieldshop-documents').postMessage(posted), message);
    await expect(offerOf(page)).toBeVisible();
  });

  test("opens the browser's prompt, and disappears after installation", async ({ page }) => {
    await openAsInstallable(page, '/');
    await entryOf(page).click();
    await expect.poll(() => page.evaluate('globalThis.wasPrompted')).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(entryOf(page)).toBeHidden();
  });

  test("shows the steps if only the browser's menu can install", { tag: onlyProved }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    await page.goto('/');
    await page.getByText('Install this app').click();
    await expect(page.getByText(/^Tap Share/)).toBeVisible();
  });

  test('does not appear in a browser that cannot install', { tag: onlyProved }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText(/offline/)).toBeVisible();
    await expect(page.getByText('Install this app')).toBeHidden();
  });
});

test.describe('text shared by another app', () => {
  test('opens the product whose part number it contains, in any spelling', async ({ page }) => {
    await page.goto(`/share?text=${encodeURIComponent('The broken one is an apt210 010 g14m12.')}`);
    await expect(page).toHaveURL('/products/apt-210-010');
  });

  test('opens the page with that URL', { tag: onlyProved }, async ({ page, baseURL }) => {
    await page.goto(`/share?text=${encodeURIComponent(`${baseURL}/contacts`)}`);
    await expect(page).toHaveURL('/contacts');
  });

  test('lists several products', { tag: onlyProved }, async ({ page }) => {
    await page.goto('/share?title=Order&text=APT210-001-G14-M12%20and%20APT210-010-G14-M12');
    await expect(page.getByRole('heading', { name: '2 products found in the shared text' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /APT 210/ })).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
  });

  test('is shown if it contains no part number', { tag: onlyProved }, async ({ page }) => {
    await page.goto('/share?text=Ada%20Byron');
    await expect(page.getByRole('heading', { name: 'No part number found' })).toBeVisible();
    await expect(page.getByText('Ada Byron')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL('/products');
  });
});

const offerOf = (page: Page) => page.getByRole('complementary', { name: 'Install this app' });
const entryOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Install this app' });

/** Headless Chromium never offers it: the event is simulated, everything after it is real. */
async function openAsInstallable(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    const prompt = () => {
      Object.assign(window, { wasPrompted: true });
      return Promise.resolve({ outcome: 'accepted' });
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await expect(page.getByText('Install this app').first()).toBeAttached();
}

/** The actual size of a picture, in the format of the manifest: `192x192`. */
const sizeOf = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, path);
