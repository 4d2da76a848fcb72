import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { onlyProved } from '../../scripts/proofs/list.mjs';
import { aDevice, type KillableBrowser } from '../support/killable-browser.ts';
import { readSavedDocuments, publishedDocuments } from '../support/saved-documents.ts';
import { launchArguments } from '../support/launch-arguments.ts';
import { seeded } from '../support/seeded.mjs';

// `npm run prove -- chaos` runs more.
const kills = Number(process.env.FIELDSHOP_KILLS ?? 1);
const chance = seeded(Number(process.env.FIELDSHOP_SEED ?? 5));
const ways = [
  // As packs are fetched in tests/e2e/documents.spec.ts too.
  { way: 'fetched by the page', isByPage: true, tag: onlyProved },
  { way: 'fetched in the background', isByPage: false, tag: [] },
];

for (const { way, isByPage, tag } of ways) {
  test(
    `a pack of all documents, ${way}, survives ${kills} crashes of the browser`,
    { tag },
    async ({ request, baseURL }) => {
      test.setTimeout(900_000);
      const expected = await publishedDocuments(request);
      const origin = baseURL ?? '';
      const device = await aDevice();
      const figures = { kills: 0, beginnings: 0, corrupt: 0, savedAtKills: [] as number[], longestTaskMs: 0 };
      const openLibrary = async () => {
        const browser = await device.open(launchArguments);
        if (isByPage) await browser.page.addInitScript(withoutBackgroundFetch);
        return browser;
      };

      let browser = await openLibrary();
      while (figures.kills < kills) {
        await browser.page.goto(`${origin}/my-datasheets`);
        figures.beginnings += await beginUnlessRunning(browser.page);
        await watchTasks(browser.page);
        const isComplete = await waitOrComplete(browser.page, 200 + chance() * 2500);
        figures.longestTaskMs = Math.max(figures.longestTaskMs, await longestTask(browser.page));
        if (isComplete) {
          expect((await readSavedDocuments(browser.page)).listed.toSorted()).toEqual(expected.toSorted());
          await emptyDevice(browser.page);
          continue;
        }
        await browser.kill();
        figures.kills += 1;
        browser = await openLibrary();
        const { listed, corrupt } = await afterKill(browser, origin);
        figures.corrupt += corrupt.length;
        figures.savedAtKills.push(listed.length);
      }

      await browser.page.goto(`${origin}/my-datasheets`);
      figures.beginnings += await beginUnlessRunning(browser.page);
      await expect(allSaved(browser.page)).toBeVisible({ timeout: 300_000 });
      const { listed, corrupt } = await readSavedDocuments(browser.page);
      process.stdout.write(`${way}: ${JSON.stringify(figures)}\n`);
      expect(corrupt).toEqual([]);
      expect(listed.toSorted()).toEqual(expected.toSorted());
      expect(figures.corrupt).toBe(0);
      await browser.kill();
      await device.dispose();
    },
  );
}

/** Like Firefox and Safari, which do not support Background Fetch. */
const withoutBackgroundFetch = `delete ServiceWorkerRegistration.prototype.backgroundFetch;`;

/** Shown on the button, whichever saved last. */
const allSaved = (page: Page) => page.getByRole('link', { name: /^\d+ documents saved offline$/ });

/** Reads the storage from a page that saves nothing, so that only the killed browser can have stored it. */
async function afterKill({ page }: KillableBrowser, origin: string) {
  await page.goto(`${origin}/robots.txt`);
  return readSavedDocuments(page);
}

/** After the first crash it must resume automatically; returns 1 if it had to be started. */
async function beginUnlessRunning(page: Page): Promise<number> {
  const running = page.getByRole('heading', { name: 'Saving documents' });
  const begin = page.getByRole('button', { name: /^Save \d+ (?:more )?documents/ });
  await expect(running.or(begin).or(allSaved(page)).first()).toBeVisible({ timeout: 30_000 });
  if ((await begin.count()) === 0) return 0;
  await begin.click();
  await expect(running).toBeVisible();
  return 1;
}

async function waitOrComplete(page: Page, milliseconds: number): Promise<boolean> {
  return allSaved(page)
    .waitFor({ timeout: milliseconds })
    .then(() => true)
    .catch(() => false);
}

const emptyDevice = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,cache_storage',
  });
};

const watchTasks = (page: Page) =>
  page.evaluate(`
    globalThis.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longestTask = Math.max(globalThis.longestTask, duration);
    }).observe({ type: 'longtask' });
  `);

const longestTask = async (page: Page) => Number(await page.evaluate('globalThis.longestTask'));
