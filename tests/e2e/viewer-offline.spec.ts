import { startTestBackend } from '../support/backend.mjs';
import { aDatasheet, aDocument, openReader, pageOf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';

test.describe('with the server stopped', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedMessages: [/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/],
  });

  test('what was opened before opens again, and what was not says so', async ({ browser }) => {
    test.setTimeout(240_000);
    const backend = await startTestBackend();
    const context = await browser.newContext({ baseURL: backend.origin });
    const page = await context.newPage();
    const { url, title } = await aDatasheet(context.request);
    const other = await aDocument(context.request, `filters[url][$ne]=${url}&filters[type][$eq]=manual`);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await openReader(page, `/documents/${url}?page=2`);
    await backend.stop();

    await openReader(page, `/documents/${url}?page=2`);
    await expect(page.getByText(/^No connection. This is the copy saved on/)).toBeVisible();
    await page.keyboard.press('Control+f');
    await page.getByRole('main').getByRole('searchbox').fill('specifications');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+$/);

    await page.goto(`/documents/${other.url}`);
    await expect(page.getByRole('heading', { name: 'This document is not on this device' })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('link', { name: title }).click();
    await expect(pageOf(page, 1)).toBeVisible();
    await context.close();
  });

  test('a saved document opens though nothing was read before, and others say where they are', async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const backend = await startTestBackend();
    const context = await browser.newContext({ baseURL: backend.origin });
    const page = await context.newPage();
    const { url, title, product } = await aDatasheet(context.request);
    const other = await aDocument(context.request, `filters[url][$ne]=${url}&filters[type][$eq]=manual`);
    await page.goto(`/products/${product.url}`);
    await page.getByRole('button', { name: `Save offline: ${title}` }).click();
    await expect(page.getByRole('link', { name: 'Saved offline' }).first()).toBeVisible();
    await expect(page.getByText(/^Ready for offline/)).toBeVisible({ timeout: 240_000 });
    await backend.stop();

    await openReader(page, `/documents/${url}`);
    await expect(page.getByText(/^No connection. This is the copy saved on/)).toBeVisible();

    await page.goto(`/documents/${other.url}`);
    await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
    await expect(page.getByText('This document is not on this device')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'Documents of the product' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await context.close();
  });
});
