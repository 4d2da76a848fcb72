import { asAdministrator } from '../support/administrator.ts';
import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, test } from '../support/journey.ts';
import { urlsOf } from '../support/public-pages.ts';

test.describe.configure({ mode: 'serial' });

test('a changed and published name is on the site with the next request', async ({ request, baseURL }) => {
  const url = (await urlsOf('products', request)).at(-1) ?? '';
  const administrator = await asAdministrator(baseURL ?? '');
  const list = `/api/products?filters[url][$eq]=${url}&fields[0]=name`;
  const before = await (await request.get(`/products/${url}`)).text();
  const { data } = await (await request.get(list)).json();
  const name = `${data[0].name} renamed`;
  expect(before).not.toContain(name);

  await administrator.publish('product', url, { name });

  expect(await (await request.get(`/products/${url}`)).text()).toContain(name);
  expect(await (await request.get(list)).json()).toMatchObject({ data: [{ name }] });
  expect(await (await request.get('/products')).text()).toContain(name);
});

test.describe('a device with a service worker', () => {
  test.use({ serviceWorkers: 'allow', isMetered: true });

  test(
    'receives only the changed entries of a list it already has',
    { tag: ownLanguage },
    async ({ page, request, baseURL, context }) => {
      const list = '/api/products?fields=name,url&sort=url&pagination[pageSize]=250';
      const statuses: number[] = [];
      context.on('response', (response) => {
        if (response.request().serviceWorker() === null || !response.url().endsWith(list)) return;
        statuses.push(response.status());
      });
      await page.goto('/contacts');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const readInPage = () => page.evaluate(async (path) => (await fetch(path)).text(), list);
      const isStored = () =>
        page.evaluate(async (path) => (await caches.match(path, { cacheName: 'lists' })) !== undefined, list);
      await readInPage();
      await expect.poll(isStored).toBe(true);
      const url = (await urlsOf('products', request)).at(-1) ?? '';
      const administrator = await asAdministrator(baseURL ?? '');
      await administrator.publish('product', url, { name: 'Renamed for a delta' });

      const text = await readInPage();
      expect(text).toContain('Renamed for a delta');
      expect(text).toBe(await (await request.get(list)).text());
      expect(await readInPage()).toBe(text);
      await expect.poll(() => statuses).toEqual([200, 226, 304]);
    },
  );
});

// In other languages an article keeps its URL: cms/tests/entry-urls.test.ts.
test('an old URL redirects to the new one', { tag: ownLanguage }, async ({ page, request, baseURL }) => {
  const url = (await urlsOf('news-articles', request)).at(-1) ?? '';
  const administrator = await asAdministrator(baseURL ?? '');
  await administrator.publish('news-article', url, { url: `${url}-moved` });

  const response = await request.get(`/news/${url}`, { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toContain(`/news/${url}-moved`);
  await page.goto(`/news/${url}`);
  await expect(page).toHaveURL(`/news/${url}-moved`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
