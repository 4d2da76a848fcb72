import { onlyProved } from '../../scripts/proofs/list.mjs';
import { faults } from '../support/accessibility.ts';
import { aDatasheet, aDocument, openViewer, pageOf } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';

test('a datasheet opens from its product, and Back leads there', async ({ page, request }) => {
  const { product } = await aDatasheet(request);
  await page.goto(`/products/${product.url}`);
  await page.getByRole('link', { name: /^Datasheet \(PDF/ }).click();
  await expect(page).toHaveURL(/\/documents\//);
  await expect(
    pageOf(page, 1)
      .getByText(/[A-Z]{3} \d+/.exec(product.name)?.[0] ?? '')
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: `Back to ${product.name}` }).click();
  await expect(page).toHaveURL(`/products/${product.url}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('the URL follows the page and opens it again', async ({ page, request }) => {
  const { url } = await aDatasheet(request);
  await openViewer(page, `/documents/${url}`);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`/documents/${url}?page=2`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Page number, of/ })).toHaveValue('2');
  await expect(pageOf(page, 2)).toBeInViewport({ ratio: 0.4 });

  const field = page.getByRole('textbox', { name: /^Page number, of/ });
  await field.fill('1');
  await field.press('Enter');
  await expect(page).toHaveURL(`/documents/${url}`);
});

test('find moves from match to match and shows their number', async ({ page, request }) => {
  const { url } = await aDatasheet(request);
  await openViewer(page, `/documents/${url}`);
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Find in document' }).fill('specifications');
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^1 of \d+$/);
  await expect(page.locator('.highlight.selected')).toBeInViewport();
  await expect(page).toHaveURL(/find=specifications/);

  await page.getByRole('main').getByRole('searchbox').fill('no such figure');
  await expect(count).toHaveText('No matches');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('search')).toBeHidden();
  await expect(page).not.toHaveURL(/find=/);
});

test('a URL with search words opens at the first match', { tag: onlyProved }, async ({ page, request }) => {
  const { url } = await aDatasheet(request);
  await openViewer(page, `/documents/${url}?find=specifications`);
  await expect(page.locator('.highlight.selected')).toBeInViewport();
});

test('the page can be zoomed in and out, and fitted', { tag: onlyProved }, async ({ page, request }) => {
  const { url } = await aDatasheet(request);
  await openViewer(page, `/documents/${url}`);
  const width = async () => (await pageOf(page, 1).boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(width).toBeLessThan(before);
  const small = await width();
  await pageOf(page, 1).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(small);
  await page.getByRole('button', { name: 'Fit to width' }).click();
  await expect.poll(width).toBeGreaterThan(1400);
  await page.getByRole('button', { name: 'Fit to page' }).click();
  await expect(pageOf(page, 1)).toBeInViewport({ ratio: 0.95 });
});

test('thumbnails show all pages and open them', { tag: onlyProved }, async ({ page, request }) => {
  const { url } = await aDatasheet(request);
  await openViewer(page, `/documents/${url}`);
  await page.getByRole('button', { name: 'Page thumbnails' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('an older revision says so and links to the newer one', async ({ page, request }) => {
  const older = await aDocument(request, 'filters[replacedBy][url][$notNull]=true');
  await openViewer(page, `/documents/${older.url}`);
  await expect(page.getByText(/This is an older revision, replaced by revision/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the newer revision' }).click();
  await expect(page).toHaveURL(`/documents/${older.replacedBy?.url}`);
});

test('text can be selected, links followed, and the file downloaded unchanged', async ({ page, request }) => {
  const { url } = await aDatasheet(request);
  await openViewer(page, `/documents/${url}`);
  await page.getByText('Aldermere Instruments', { exact: true }).first().dblclick();
  expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^(?:Aldermere|Instruments)$/);
  await expect(pageOf(page, 1).locator('a[href^="mailto:"]')).toHaveAttribute('rel', /noopener/);
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  expect((await loading).suggestedFilename()).toBe(`${url}.pdf`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the PDF viewer has no accessibility problem (${colorScheme})`,
    { tag: colorScheme === 'light' ? [] : onlyProved },
    async ({ page, request }) => {
      const { url } = await aDatasheet(request);
      await page.emulateMedia({ colorScheme });
      await openViewer(page, `/documents/${url}?find=specifications`);
      await page.getByRole('button', { name: 'Page thumbnails' }).click();
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/of \d+/);
      expect(await faults(page)).toEqual([]);
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a document shows its details and links to its file', async ({ page, request }) => {
    const { url, title } = await aDatasheet(request);
    await page.goto(`/documents/${url}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const href = await page.getByRole('link', { name: /^Open PDF/ }).getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('a missing document', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('returns 404', async ({ page }) => {
    expect((await page.goto('/documents/no-such-document'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test.describe('a document whose worker cannot be loaded', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED/] });

  test('opens with a third one, if the second fails too', async ({ page, request }) => {
    const { url } = await aDatasheet(request);
    await page.route('**/pdf.worker.min-*.js', (route) => route.abort(), { times: 2 });
    await openViewer(page, `/documents/${url}`);
  });

  test('is not called damaged', async ({ page, request }) => {
    const { url } = await aDatasheet(request);
    await page.route('**/pdf.worker.min-*.js', (route) => route.abort());
    await page.goto(`/documents/${url}`);
    await expect(page.getByText('The PDF viewer could not be loaded')).toBeVisible();
  });
});
