import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { startTestBackend } from '../support/backend.mjs';
import { aSilentServer } from '../support/silent-server.ts';

const saveWithinMs = 180_000;
const tabsAtOnce = 3;

// The server is really stopped: what then shows can only come from the device.
test.use({ serviceWorkers: 'allow', expectedMessages: [/Failed to load resource/] });

test('after one visit every page opens without the server, with its pictures', async ({ launchOptions }) => {
  test.setTimeout(600_000);
  const backend = await startTestBackend();
  const device = await aDevice(launchOptions);
  const visit = await device.open();
  await visitUntilSaved(visit, backend.origin);
  const paths = await listedIn(visit, backend.origin);
  await visit.close();
  await device.forgetBrowserCache();
  await backend.stop();

  expect(paths.length).toBeGreaterThan(200);
  const later = await device.open();
  const waiting = [...paths];
  const broken: string[] = [];
  const openNext = async () => {
    const page = await later.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await isWhole(page, backend.origin + next))) broken.push(next);
  };
  await Promise.all(Array.from({ length: tabsAtOnce }, openNext));
  expect(broken).toEqual([]);
  await later.close();
  await device.dispose();
});

test('a connection that never answers costs three seconds, then one; the page says how old it is', async ({
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const backend = await startTestBackend();
  const device = await aDevice(launchOptions);
  const context = await device.open();
  const page = await visitUntilSaved(context, backend.origin);
  await backend.stop();
  const silent = await aSilentServer(Number(new URL(backend.origin).port));

  expect(await millisecondsTo(page, `${backend.origin}/products`)).toBeLessThan(4000);
  expect(await millisecondsTo(page, `${backend.origin}/products/apt-210-010`)).toBeLessThan(2000);
  await expect(page.getByText(/^No connection · saved \d+ min ago$/)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText(/^Price and stock as of /)).toBeVisible();
  await context.close();
  await silent.close();
  await device.dispose();
});

test('says when the connection is lost and when it is back, without being reloaded', async ({ page }) => {
  await page.goto('/contacts');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Connected again')).toBeVisible();
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});

test('nothing private is kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await fetch('/api/products?pagination[pageSize]=1', { headers: { Authorization: 'Bearer x' } });
    await fetch('/api/users/me');
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(?:api|admin|shopping-cart|recaptcha)\b/.test(path))).toEqual([]);
  expect(kept).toContain('/index.html');
});

/** A browser that keeps what it stored between two starts. */
async function aDevice(options: LaunchOptions) {
  const profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-device-'));
  return {
    open: () => chromium.launchPersistentContext(profile, options),
    /** What the browser itself may have kept of earlier answers. */
    forgetBrowserCache: () => rm(path.join(profile, 'Default', 'Cache'), { recursive: true, force: true }),
    dispose: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function visitUntilSaved(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  const ready = page.getByText(/^Ready for offline: [\d.]+ MB, updated today$/);
  await expect(ready).toBeVisible({ timeout: saveWithinMs });
  return page;
}

async function isWhole(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  const title = heading.filter({ hasNotText: /^(Loading|This page could not be loaded)$/ });
  await expect(title, address).toBeVisible();
  const failures = await page.getByText(/There is no connection to the server|could not be loaded/).count();
  const first = page.getByRole('main').locator('img').first();
  if ((await first.count()) === 0) return failures === 0;
  await first.scrollIntoViewIfNeeded();
  const width = () => first.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width, { message: address }).toBeGreaterThan(0);
  return failures === 0;
}

async function millisecondsTo(page: Page, address: string): Promise<number> {
  const startedAt = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading$/ })).toBeVisible();
  return Date.now() - startedAt;
}

async function listedIn({ request }: BrowserContext, origin: string): Promise<string[]> {
  const text = await (await request.get(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}
