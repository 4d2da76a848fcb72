import { onlyProved } from '../../scripts/proofs/list.mjs';
import type { APIRequestContext, Page } from 'playwright/test';
import * as v from 'valibot';
import { asAdministrator } from '../support/administrator.ts';
import { faults } from '../support/accessibility.ts';
import { aDocument, openViewer, pageOf } from '../support/documents.ts';
import { expect, moveMouse, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { aPortalNetwork } from '../support/portal.ts';
import { readSavedDocuments } from '../support/saved-documents.ts';

test.use({
  serviceWorkers: 'allow',
  isMetered: true,
  expectedMessages: [/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/],
});

const product = '/products/apt-210-010';
const documents = 6; // Of this product.
const datasheet = 'Datasheet APT210-010-G14-M12';

test('read and saved documents open without the server, others do not', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const network = await aPortalNetwork(baseURL ?? '');
  const context = moveMouse(await browser.newContext({ baseURL: network.origin }));
  const page = await context.newPage();
  const ofAnother = 'filters[products][url][$eq]=ava-800-100&filters[type][$eq]';
  const read = await aDocument(context.request, `${ofAnother}=datasheet`);
  const other = await aDocument(context.request, `${ofAnother}=manual`);
  await saveProduct(page);
  await page.goto('/my-datasheets');
  await expect(page.getByText(`${documents} documents`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: datasheet }).click();
  await expect(page.getByText('APT210-010-G14-M12').first()).toBeVisible();
  const urls = await urlsIn(page, 'documents');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openViewer(page, `/documents/${read.url}?page=2`);
  network.close();

  await page.goto('/my-datasheets');
  await expect(page.getByText(`${documents + 1} documents`, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('apt210010');
  await page.getByRole('link', { name: datasheet }).click();
  await expect(page.getByText('APT210-010-G14-M12').first()).toBeVisible();
  expect(await fetchedFromDevice(page, urls)).toEqual(urls.map(() => 200));

  await openViewer(page, `/documents/${read.url}?page=2`);
  await expect(page.getByText(/^You are offline and viewing a copy saved on/)).toBeVisible();
  await page.keyboard.press('Control+f');
  await page.getByRole('main').getByRole('searchbox').fill('specifications');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+$/);

  await page.goto(`/documents/${other.url}`);
  const notice = page.getByRole('status').getByText('This document is not saved on this device');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: read.title }).click();
  await expect(pageOf(page, 1)).toBeVisible();
  await context.close();
});

// Without a browser: src/documents/full-disk.test.ts.
test(
  'a full disk stops a pack, is reported, and loses nothing',
  { tag: onlyProved },
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await saveProduct(page);
    await page.goto('/my-datasheets');
    const session = await page.context().newCDPSession(page);
    const usage = await settledUsage(page);
    const origin = baseURL ?? '';
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 4_000_000 });
    await page.getByRole('button', { name: /^Save \d+ more documents/ }).click();
    await expect(page.getByText('Not enough storage on this device')).toBeVisible({ timeout: 60_000 });

    const { listed, corrupt } = await readSavedDocuments(page);
    expect(corrupt).toEqual([]);
    expect(listed.length).toBeGreaterThan(documents);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill('apt210010');
    await page.getByRole('link', { name: datasheet }).click();
    await expect(page.getByText('APT210-010-G14-M12').first()).toBeVisible();

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await page.goto('/my-datasheets');
    await expect
      .poll(async () => (await readSavedDocuments(page)).listed.length, { timeout: 60_000 })
      .toBeGreaterThan(listed.length);
    expect((await readSavedDocuments(page)).corrupt).toEqual([]);
  },
);

test('a replaced file opens next time; the saved copy is outdated until it is updated', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  test.setTimeout(120_000);
  await page.goto('/products/apt-210-016');
  await page.getByRole('button', { name: /^Save offline: Datasheet APT210/ }).click();
  await expect(page.getByRole('link', { name: 'Saved offline' })).toBeVisible();
  const type = `filters[type][$eq]=datasheet&filters[language][$eq]=${language ?? 'en'}`;
  const { url, file } = await fileWith(request, `filters[products][url][$eq]=apt-210-016&${type}`);
  const other = await fileWith(request, `filters[products][url][$eq]=apt-210-025&${type}`);
  const administrator = await asAdministrator(baseURL ?? '');
  const buffer = await (await request.get(other.file.url)).body();
  await administrator.replaceFile(file.id, { name: 'replaced.pdf', mimeType: 'application/pdf', buffer });

  await page.goto(`/documents/${url}`);
  await expect(page.getByText('APT210-025-G14-M12').first()).toBeVisible();
  await page.goto('/my-datasheets');
  await expect(page.getByText(/Outdated: a newer file is available/)).toBeVisible();
  await page.getByRole('button', { name: 'Update all' }).click();
  await expect(page.getByText(/Outdated:/)).toHaveCount(0);
  expect((await readSavedDocuments(page)).listed).toEqual([`${url} ${other.checksum}`]);
});

test('removing a document can be undone, and is otherwise final', async ({ page }) => {
  await saveProduct(page);
  await page.goto('/my-datasheets');
  await page.getByRole('button', { name: `Remove ${datasheet}` }).click();
  await expect(page.getByText(`${documents - 1} documents`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${documents} documents`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${datasheet}` }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden', timeout: 20_000 });
  await expect.poll(async () => (await readSavedDocuments(page)).listed.length).toBe(documents - 1);
});

test('the text of saved documents can be searched, and its page opens without a connection', async ({
  page,
  language,
}) => {
  test.setTimeout(120_000);
  await saveProduct(page);
  await page.goto('/my-datasheets');
  await page.getByRole('main').getByRole('searchbox').fill('FKM');
  const found = page.getByRole('link', { name: /^Page \d+$/ }).first();
  await expect(found).toBeVisible({ timeout: 60_000 });
  expect(await faults(page)).toEqual([]);
  // The PDF viewer is downloaded with the first documents, not with the rest of the site.
  const parts = language ? `large-parts-${language}` : 'large-parts';
  await expect.poll(async () => (await urlsIn(page, parts)).join()).toMatch(/pdf_viewer/);
  await page.context().setOffline(true);
  await found.click();
  await expect(page.locator('.highlight.selected')).toBeInViewport();
});

/** Bytes in storage. The browser counts what was just saved a moment later. */
const settledUsage = (page: Page) =>
  settled(() => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0), 2000);

async function saveProduct(page: Page) {
  await page.goto(product);
  await page.getByRole('button', { name: new RegExp(`^Save ${documents} documents, \\d+ kB$`) }).click();
  await expect(page.getByRole('link', { name: `${documents} documents saved offline` })).toBeVisible({
    timeout: 30_000,
  });
}

/** Where the saved documents are on the server. */
const urlsIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (opened) => {
    const cache = await caches.open(opened);
    return (await cache.keys()).map(({ url }) => url);
  }, name);

const fetchedFromDevice = (page: Page, urls: string[]): Promise<number[]> =>
  page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'no-store' })).status)),
    urls,
  );

const Documents = v.object({
  data: v.array(
    v.object({ url: v.string(), checksum: v.string(), file: v.object({ id: v.number(), url: v.string() }) }),
  ),
});

async function fileWith(request: APIRequestContext, filters: string) {
  const response = await request.get(`/api/documents?${filters}&populate=file`);
  const [found] = v.parse(Documents, await response.json()).data;
  if (!found) throw new Error(`No document with ${filters}`);
  return found;
}
