import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, moveMouse, test } from '../support/journey.ts';
import { aPortalNetwork } from '../support/portal.ts';

const saveWithinMs = 240_000;
const dayMs = 24 * 3_600_000;

test(`a language that is not used gets the newest version and data the day after ${ownLanguage}`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const network = await aPortalNetwork(baseURL ?? '');
  const context = moveMouse(await browser.newContext({ serviceWorkers: 'allow' }));
  const page = await context.newPage();
  await page.goto(`${network.origin}/my-datasheets`);
  await page.getByRole('button', { name: 'Add: French' }).click();
  const french = page.getByRole('listitem').filter({ hasText: 'French' });
  await expect(french.getByText(/^Saved: [\d.]+\sMB, updated today$/)).toBeVisible({ timeout: saveWithinMs });
  await expect(page.getByText(/^Ready for offline/)).toBeVisible({ timeout: saveWithinMs });

  await saveAt(page, Date.now() - 1.5 * dayMs);
  const script = await (await page.request.get(`${network.origin}/fr/sw.js`)).text();
  network.replacements.set('/fr/sw.js', script + answersAsNewer);
  await page.reload();
  await expect(french.getByText(/updated today$/)).toBeVisible({ timeout: 120_000 });
  expect(await versionOf(page)).toBe('newer');
  await context.close();
  network.close();
});

const answersAsNewer = `
self.addEventListener('message', ({ data, ports }) => data === 'version' && ports[0].postMessage('newer'));`;

/** Which version of the French worker is active. */
const versionOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/fr/');
    const { port1, port2 } = new MessageChannel();
    registration?.active?.postMessage('version', [port2]);
    return new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
      port1.start();
      setTimeout(resolve, 5000, 'earlier');
    });
  });

/** As if French had been saved completely at this time. */
async function saveAt(page: Page, time: number) {
  const previous = await page.evaluate(async (completedAt) => {
    const open = indexedDB.open('fieldshop-saved-fr');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const store = open.result.transaction('saved', 'readwrite').objectStore('saved');
    const read = store.get('completion');
    await new Promise((resolve) => read.addEventListener('success', resolve));
    const write = store.put({ ...read.result, completedAt }, 'completion');
    await new Promise((resolve) => write.addEventListener('success', resolve));
    open.result.close();
    return read.result;
  }, time);
  expect(v.parse(v.object({ completedAt: v.number() }), previous).completedAt).toBeGreaterThan(time);
}
