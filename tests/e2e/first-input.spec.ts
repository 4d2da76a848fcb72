import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ isUntouched: true, serviceWorkers: 'block' });

const quietMs = 20_000;
const maxScriptBytes = 100_000;

for (const path of ['/', '/products', '/news', '/contacts', '/about'])
  test(`${path} loads at most 100 kB of script, and runs it only when the visitor moves the mouse`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(sumScripts);
    expect(bytes).toBeGreaterThan(maxScriptBytes / 2);
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
    expect(await hasStarted(page)).toBe(false);
    await page.mouse.move(100, 100);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

test('a button that is clicked before the script has started takes effect', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const hide = page.getByRole('button', { name: 'Dismiss announcement' });
  await hide.click();
  await expect(hide).toBeHidden();
});

test('a link that is clicked before the script has started leads to a page that starts by itself', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(`document.querySelector('footer a[href="/news"]').click()`);
  await expect(page).toHaveURL(/news/);
  await expect.poll(() => hasStarted(page)).toBe(true);
});

test('a page that nobody touches starts after 20 seconds, so that the site is saved', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contacts', { waitUntil: 'networkidle' });
  await page.clock.runFor(quietMs / 2);
  expect(await hasStarted(page)).toBe(false);
  await page.clock.runFor(quietMs / 2);
  await expect.poll(() => hasStarted(page)).toBe(true);
});

for (const path of ['/cart', '/contact', '/outbox'])
  test(`${path} starts by itself, because its content needs script`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });

/** The router marks the entry in the history when it starts. */
const hasStarted = (page: Page) => page.evaluate<boolean>('history.state?.idx !== undefined');

function sumScripts(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.reduce(
    (sum, { name, encodedBodySize }) => sum + (name.endsWith('.js') ? encodedBodySize : 0),
    0,
  );
}
