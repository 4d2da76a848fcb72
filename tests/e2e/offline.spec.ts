import type { APIRequestContext, Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { startTestBackend } from '../support/backend.mjs';
import { aSilentServer } from '../support/silent-server.ts';
import { urlsOf } from '../support/public-pages.ts';

// The server is really stopped: what then shows can only come from the device.
test.describe.configure({ mode: 'serial' });
test.use({ expectedMessages: [/Failed to load resource/, /ERR_CONNECTION_REFUSED/, /ERR_FAILED/] });

test('after one visit every page opens without the server, with its pictures', async ({ browser }) => {
  test.setTimeout(600_000);
  const backend = await startTestBackend();
  const context = await browser.newContext({ baseURL: backend.origin });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText(/^Ready for offline: [\d.]+ MB, updated today$/)).toBeVisible({
    timeout: 180_000,
  });
  const paths = await listedIn(context.request);
  const [datasheet = ''] = await datasheetsOf(context.request);
  await backend.stop();

  expect(paths.length).toBeGreaterThan(100);
  const broken: string[] = [];
  for (const path of paths) if (!(await isWhole(page, path))) broken.push(path);
  expect(broken).toEqual([]);

  await page.goto(datasheet);
  await expect(page.getByRole('heading', { name: 'This document is not on your device' })).toBeVisible();
  await context.close();
});

test('a connection that never answers costs three seconds, then one', async ({ browser }) => {
  test.setTimeout(300_000);
  const backend = await startTestBackend();
  const context = await browser.newContext({ baseURL: backend.origin });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText(/^Ready for offline/)).toBeVisible({ timeout: 180_000 });
  await backend.stop();
  const silent = await aSilentServer(Number(new URL(backend.origin).port));

  expect(await millisecondsTo(page, '/products')).toBeLessThan(3500);
  expect(await millisecondsTo(page, '/contacts')).toBeLessThan(1500);
  await context.close();
  await silent.close();
});

test('the site can be installed', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
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

async function isWhole(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(
    heading.filter({ hasNotText: /^(Loading|This page could not be loaded)$/ }),
    path,
  ).toBeVisible();
  const failures = await page.getByText(/There is no connection to the server|could not be loaded/).count();
  const pictures = page.getByRole('main').locator('img');
  if ((await pictures.count()) === 0) return failures === 0;
  const first = pictures.first();
  await first.scrollIntoViewIfNeeded();
  const width = () => first.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width, { message: path }).toBeGreaterThan(0);
  return failures === 0;
}

async function millisecondsTo(page: Page, path: string): Promise<number> {
  const startedAt = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading$/ })).toBeVisible();
  return Date.now() - startedAt;
}

async function listedIn(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

async function datasheetsOf(request: APIRequestContext): Promise<string[]> {
  const [url = ''] = await urlsOf('products', request);
  const response = await request.get(`/api/products?filters[url][$eq]=${url}&populate[dataSheet]=true`);
  const { data } = await response.json();
  return data.map(({ dataSheet }: { dataSheet: { url: string } }) => dataSheet.url);
}
