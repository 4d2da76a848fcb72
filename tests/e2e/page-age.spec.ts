import type { Page } from 'playwright/test';
import { hasStarted } from '../support/has-started.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'block', isMetered: true });

const hourMs = 3_600_000;

test('the data of a page that the server rendered an hour ago is not fetched again', async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: renderedAnHourAgo(await response.text()) });
  });
  const requests = watchReads(page);
  await page.goto('/contacts', { waitUntil: 'networkidle' });
  await expect.poll(() => hasStarted(page)).toBe(true);
  await expect.poll(() => requests).toContain('/api/catalogue/families');
  await page.waitForTimeout(1000);
  expect(requests).not.toContain('/api/company-contacts');

  // After a reload, the browser may have had the page.
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => requests).toContain('/api/company-contacts');
});

const renderedAnHourAgo = (html: string) =>
  html.replaceAll(/"dataUpdatedAt":(\d+)/g, (_, time) => `"dataUpdatedAt":${Number(time) - hourMs}`);

function watchReads(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const [, path] = /(\/api\/[^?]*)/.exec(request.url()) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}
