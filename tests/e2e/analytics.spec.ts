import { expect, test } from '../support/journey.ts';
import type { Page } from 'playwright/test';

const question = { name: 'Analytics' };

test.describe('page-view statistics', () => {
  test('are not sent, and there is no consent prompt, if they are not configured', async ({ page }) => {
    const views = await collectPageViews(page);
    await page.goto('/contacts', { waitUntil: 'networkidle' });
    await expect(page.getByRole('complementary', question)).toHaveCount(0);
    expect(views).toEqual([]);
  });

  test('are not sent before consent, and once per page after it', async ({ page }) => {
    const views = await collectPageViews(page, '/page-views');
    await page.goto('/contacts', { waitUntil: 'networkidle' });
    const consent = page.getByRole('complementary', question);
    await expect(consent).toBeVisible();
    expect(views).toEqual([]);
    const contactsTitle = await page.title();

    await consent.getByRole('button', { name: 'Yes, count my visits' }).click();
    await expect(consent).toHaveCount(0);
    await expect.poll(() => paths(views)).toEqual(['/contacts']);

    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
    await expect.poll(() => paths(views)).toEqual(['/contacts', '/']);
    await expect(page).toHaveTitle('Aldermere Instruments: sensors and instruments');
    expect(views.map(({ name, title }) => [name, title])).toEqual([
      ['pageview', contactsTitle],
      ['pageview', await page.title()],
    ]);
    expect(Object.keys(views[0] ?? {}).toSorted()).toEqual(['name', 'path', 'title']);

    await page.goto('/news?page=2', { waitUntil: 'networkidle' });
    await expect.poll(() => paths(views)).toEqual(['/contacts', '/', '/news']);
    await expect(consent).toHaveCount(0);
  });

  test('are never sent after a no, and the prompt is not shown again', async ({ page }) => {
    const views = await collectPageViews(page, '/page-views');
    await page.goto('/contacts', { waitUntil: 'networkidle' });
    const consent = page.getByRole('complementary', question);
    await consent.getByRole('button', { name: 'No' }).click();
    await expect(consent).toHaveCount(0);
    await page.goto('/news', { waitUntil: 'networkidle' });
    await expect(consent).toHaveCount(0);
    expect(views).toEqual([]);
  });

  test('show the prompt again if the stored choice is invalid', async ({ page }) => {
    const views = await collectPageViews(page, '/page-views');
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'maybe'));
    await page.goto('/contacts', { waitUntil: 'networkidle' });
    await expect(page.getByRole('complementary', question)).toBeVisible();
    expect(views).toEqual([]);
  });
});

/** Serves the pages like a server with ANALYTICS_URL, and collects the requests to that URL. */
async function collectPageViews(page: Page, url?: string): Promise<Record<string, unknown>[]> {
  const views: Record<string, unknown>[] = [];
  await page.route('**/page-views', async (route) => {
    const view: Record<string, unknown> = JSON.parse(route.request().postData() ?? '{}');
    views.push(view);
    await route.fulfill({ status: 204 });
  });
  if (url === undefined) return views;
  await page.route(
    (requested) => !/\.|^\/api\//.test(requested.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('"analyticsUrl":null', `"analyticsUrl":${JSON.stringify(url)}`),
      });
    },
  );
  return views;
}

const paths = (views: Record<string, unknown>[]) => views.map(({ path }) => path);
