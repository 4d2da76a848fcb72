import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from 'playwright/test';
import * as v from 'valibot';
import { onlyProved } from '../../scripts/proofs/list.mjs';
import { expect, moveMouse, test } from '../support/journey.ts';
import { startTestBackend, type TestBackend } from '../support/backend.mjs';
import { aDatasheet, aDocument, openViewer } from '../support/documents.ts';
import { understandEnglish } from '../support/in-language/page-in-language.ts';
import { aSilentServer, aStallingServer } from '../support/silent-server.ts';

const ContentPages = v.object({ data: v.array(v.object({ url: v.string() })) });
const saveWithinMs = 180_000;
const tabsAtOnce = 3;

// The server is really stopped, so everything displayed comes from the device.
test.use({ serviceWorkers: 'allow', expectedMessages: [/Failed to load resource/] });

test.describe('a device that has visited the site once', () => {
  test.describe.configure({ mode: 'serial' });
  let backend: TestBackend;
  let device: Device;
  let paths: string[];
  let contentPages: Set<string>;
  let saved: Awaited<ReturnType<typeof aDatasheet>>;
  let other: Awaited<ReturnType<typeof aDocument>>;

  test.beforeAll(async ({ launchOptions, language }) => {
    test.setTimeout(300_000);
    backend = await startTestBackend();
    device = await aDevice(launchOptions);
    const visit = await device.open();
    const page = await visitUntilSaved(visit, backend.origin);
    paths = await listedIn(visit, backend.origin);
    contentPages = await contentPagesOf(visit, backend.origin);
    saved = await aDatasheet(visit.request, backend.origin, language);
    const others = `filters[url][$ne]=${saved.url}&filters[type][$eq]=manual`;
    other = await aDocument(visit.request, others, backend.origin);
    await page.goto(`${backend.origin}/products/${saved.product.url}`);
    await page.getByRole('button', { name: `Save offline: ${saved.title}` }).click();
    await expect(page.getByRole('link', { name: 'Saved offline' }).first()).toBeVisible();
    await visit.close();
    await device.forgetBrowserCache();
    await backend.stop();
  });
  test.afterAll(() => device.dispose());

  test('opens its pages without the server, with their pictures', async () => {
    test.setTimeout(600_000);
    expect(paths.length).toBeGreaterThan(200);
    const later = await device.open();
    const waiting = process.env.FIELDSHOP_PAGES === 'all' ? [...paths] : someOfEachKind(paths, contentPages);
    const broken: string[] = [];
    const openNext = async () => {
      const page = await later.newPage();
      for (let next = waiting.shift(); next; next = waiting.shift())
        if (!(await isWhole(page, backend.origin + next))) broken.push(next);
    };
    await Promise.all(Array.from({ length: tabsAtOnce }, openNext));
    expect(broken).toEqual([]);
    await later.close();
  });

  test('opens a document that was saved but never read, and says where others are', async () => {
    const later = await device.open();
    const page = await later.newPage();
    await openViewer(page, `${backend.origin}/documents/${saved.url}`);
    await expect(page.getByText(/^You are offline and viewing a copy saved on/)).toBeVisible();

    await page.goto(`${backend.origin}/documents/${other.url}`);
    await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
    await expect(page.getByText('This document is not saved on this device')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByRole('link', { name: 'See product documents' })).toBeVisible();
    await expect(page.getByRole('link', { name: saved.title })).toBeVisible();
    await later.close();
  });

  for (const { what, start, tag } of [
    { what: 'never responds', start: aSilentServer, tag: [] },
    // The difference is shown in sw/network-timeout.test.ts.
    { what: 'sends headers and then nothing', start: aStallingServer, tag: onlyProved },
  ])
    test(`shows its pages and their age when the server ${what}`, { tag }, async () => {
      test.setTimeout(120_000);
      const server = await start(Number(new URL(backend.origin).port));
      const later = await device.open();
      const page = await later.newPage();
      for (const path of ['/products', '/products/apt-210-010'])
        expect(await isWhole(page, backend.origin + path), path).toBe(true);
      await expect(page.getByText(/^No connection · saved \d+ min ago$/)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/^Price and stock as of /)).toBeVisible();
      await later.close();
      await server.close();
    });
});

test('the page says when the connection is lost and restored, without a reload', async ({ page }) => {
  await page.goto('/contacts');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});

test('nothing private is stored', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await fetch('/api/products?pagination[pageSize]=1', { headers: { Authorization: 'Bearer x' } });
    await fetch('/api/users/me');
  });
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  // These lists are stored on purpose (sw/lists.ts).
  const publicList =
    /^(?:\/\w\w)?\/api\/(?:products|product-categories|documents|news-articles|company-contacts|videos)$/;
  const others = cachedPaths.filter((path) => !publicList.test(path));
  expect(others.filter((path) => /^(?:\/\w\w)?\/(?:api|admin|shopping-cart|recaptcha)\b/.test(path))).toEqual(
    [],
  );
  expect(cachedPaths).toContainEqual(expect.stringMatching(/\/index\.html$/));
});

/** Every page with code of its own and a sample of the others. The benchmark opens all pages. */
function someOfEachKind(paths: string[], contentPages: Set<string>): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const kind = contentPages.has(path) ? 'content page' : kindOf(path);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count % 24 === 0;
  });
}

function kindOf(path: string): string {
  const [, first, ...below] = path.split('/');
  return below.length === 0 ? path : `${first} ${below.length}`;
}

type Device = Awaited<ReturnType<typeof aDevice>>;

/** A browser that keeps its storage between two starts. */
async function aDevice(options: LaunchOptions) {
  const profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-device-'));
  return {
    open: async () => moveMouse(await chromium.launchPersistentContext(profile, options)),
    /** Clears earlier responses from the browser's own HTTP cache. */
    forgetBrowserCache: () => rm(path.join(profile, 'Default', 'Cache'), { recursive: true, force: true }),
    dispose: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function visitUntilSaved(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  understandEnglish(page);
  await page.goto(`${origin}/`);
  const ready = page.getByText(/^Ready for offline: [\d.]+ MB, updated today$/);
  await expect(ready).toBeVisible({ timeout: saveWithinMs });
  return page;
}

async function isWhole(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  const title = heading.filter({ hasNotText: /^(Loading|This page could not be loaded)$/ });
  await expect(title, path).toBeVisible();
  const failures = await page.getByText(/No connection to the server|could not be loaded/).count();
  const first = page.getByRole('main').locator('img').first();
  if ((await first.count()) === 0) return failures === 0;
  await first.scrollIntoViewIfNeeded();
  const width = () => first.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width, { message: path }).toBeGreaterThan(0);
  return failures === 0;
}

async function contentPagesOf({ request }: BrowserContext, origin: string): Promise<Set<string>> {
  const response = await request.get(`${origin}/api/pages?fields=url&pagination[pageSize]=250`);
  return new Set(v.parse(ContentPages, await response.json()).data.map(({ url }) => `/${url}`));
}

async function listedIn({ request }: BrowserContext, origin: string): Promise<string[]> {
  const text = await (await request.get(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}
