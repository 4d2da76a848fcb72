import { startTestBackend } from '../support/backend.mjs';
import { aDatasheet, aDocument, openReader, pageOf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';

test.describe('with the server stopped', () => {
  test.use({ expectedMessages: [/Failed to load resource/, /ERR_CONNECTION_REFUSED/, /ERR_FAILED/] });

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
    await page.getByRole('searchbox').fill('specifications');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+$/);

    await page.goto(`/documents/${other.url}`);
    await expect(page.getByRole('heading', { name: 'This document is not on this device' })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('link', { name: title }).click();
    await expect(pageOf(page, 1)).toBeVisible();
    await context.close();
  });
});
