import { expect, test } from '../support/journey.ts';
import { readSavedDocuments } from '../support/saved-documents.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

test.use({
  launchOptions: wholeBrowser,
  serviceWorkers: 'allow',
  isMetered: true,
  expectedMessages: [/Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED/],
});

test('a pack stays paused until it is resumed, and continues when you leave its page', async ({ page }) => {
  await page.goto('/my-datasheets');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: /^Save \d+ documents/ }).click();
  await page.getByRole('button', { name: 'Pause All documents' }).click();
  await expect(page.getByText(/^Paused: \d+ of \d+ documents/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Paused: \d+ of \d+ documents/)).toBeVisible();
  const { listed } = await readSavedDocuments(page);
  await page.waitForTimeout(1500);
  expect((await readSavedDocuments(page)).listed).toHaveLength(listed.length);

  await page.getByRole('button', { name: 'Resume All documents' }).click();
  await expect(page.getByText(/^Saving: [1-9]\d* of/)).toBeVisible();
  // A page without any of our code.
  await page.goto('/robots.txt');
  const left = (await readSavedDocuments(page)).listed.length;
  // tests/chaos/documents.spec.ts shows that all of them arrive.
  await expect
    .poll(async () => (await readSavedDocuments(page)).listed.length, { timeout: 60_000 })
    .toBeGreaterThan(left + 5);
  expect((await readSavedDocuments(page)).corrupt).toEqual([]);
});

test('the storage used by this site is shown as it changes', async ({ page }) => {
  await page.goto('/my-datasheets');
  const usedMegabytes = async () =>
    Number(await page.getByRole('meter', { name: 'Storage used by this site' }).getAttribute('value')) / 1e6;
  await expect.poll(usedMegabytes).toBeLessThan(15);
  await page.evaluate(async () =>
    (await caches.open('test')).put('/test', new Response(new Uint8Array(20e6))),
  );
  await expect.poll(usedMegabytes).toBeGreaterThan(20);
});
