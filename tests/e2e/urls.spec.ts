import { expect, test } from '../support/journey.ts';
import { firstProduct, pathOf, publicPages, urlsOf } from '../support/public-pages.ts';

test.describe('a URL that does not exist', () => {
  test.use({ expectedMessages: [/status of 404/] });
  for (const path of [
    '/no-such-page',
    '/products/no-such-product',
    '/news/no/such/article',
    '/categories/none',
  ]) {
    test(`${path} returns 404 with a page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test('a missing file returns 404 and never a page', async ({ request }) => {
  for (const path of ['/assets/gone-1234.js', '/fonts/gone.woff2', '/uploads/gone.webp']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).not.toContain('<div id="root">');
  }
});

test('the sitemap lists every public page', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const text = await response.text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(listed).size).toBe(listed.length);
  const products = await urlsOf('products', request);
  expect(listed).toEqual(expect.arrayContaining(products.map((url) => `${baseURL}/products/${url}`)));
  for (const publicPage of publicPages) {
    expect(listed).toContain(new URL(await pathOf(publicPage, request), baseURL).href);
  }
});

test('robots.txt links to the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(await response.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test.describe('a short URL', () => {
  test('redirects to the product with any spelling of its part number', async ({ page, request }) => {
    const { partNumber, url } = await firstProduct(request);
    const spellings = [
      partNumber,
      partNumber.toLowerCase(),
      partNumber.replaceAll('-', ''),
      partNumber.replaceAll('-', ' '),
      partNumber.replaceAll('-', '/'),
      partNumber.replaceAll('-', '.'),
    ];
    for (const spelling of spellings) {
      await page.goto(`/p/${spelling}`);
      await expect(page, spelling).toHaveURL(`/products/${url}`);
    }
  });

  test.describe('with an unknown part number', () => {
    test.use({ expectedMessages: [/status of 404/] });

    test('says so and suggests similar ones', async ({ page, request }) => {
      const { partNumber, url } = await firstProduct(request);
      const response = await page.goto(`/p/${partNumber}9`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { name: `No product has the part number ${partNumber}9` }),
      ).toBeVisible();
      await page.getByRole('link', { name: partNumber, exact: true }).click();
      await expect(page).toHaveURL(`/products/${url}`);
    });

    test('can contain any characters', async ({ page }) => {
      const response = await page.goto('/p/100%25%20<b>%2F');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('100% <b>/');
    });
  });
});
