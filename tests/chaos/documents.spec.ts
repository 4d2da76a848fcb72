import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { aDevice, type KillableBrowser } from '../support/killable-browser.ts';
import { proveSaved, publishedDocuments } from '../support/saved-documents.ts';
import { launchArguments } from '../support/launch-arguments.ts';

const kills = 20;

test('a pack of all documents survives twenty sudden deaths of the browser', async ({ request, baseURL }) => {
  test.setTimeout(900_000);
  const expected = await publishedDocuments(request);
  const device = await aDevice();
  const figures = { kills: 0, beginnings: 0, corrupt: 0, savedAtKills: [] as number[], longestTaskMs: 0 };

  let browser = await device.open(launchArguments);
  while (figures.kills < kills) {
    await browser.page.goto(`${baseURL}/my-datasheets`);
    figures.beginnings += await beginUnlessRunning(browser.page);
    await watchTasks(browser.page);
    const isComplete = await waitOrComplete(browser.page, 200 + Math.random() * 2500);
    figures.longestTaskMs = Math.max(figures.longestTaskMs, await longestTask(browser.page));
    if (isComplete) {
      expect((await proveSaved(browser.page)).listed.toSorted()).toEqual(expected.toSorted());
      await emptyDevice(browser.page);
      continue;
    }
    await browser.kill();
    figures.kills += 1;
    browser = await device.open(launchArguments);
    const { listed, corrupt } = await afterKill(browser, baseURL ?? '');
    figures.corrupt += corrupt.length;
    figures.savedAtKills.push(listed.length);
  }

  await browser.page.goto(`${baseURL}/my-datasheets`);
  figures.beginnings += await beginUnlessRunning(browser.page);
  await expect(browser.page.getByText(/^Complete: All documents/)).toBeVisible({ timeout: 300_000 });
  const { listed, corrupt } = await proveSaved(browser.page);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  expect(corrupt).toEqual([]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(figures.corrupt).toBe(0);
  await browser.kill();
  await device.dispose();
});

/** On a page that saves nothing itself, so that this is what the killed browser left. */
async function afterKill({ page }: KillableBrowser, origin: string) {
  await page.goto(`${origin}/robots.txt`);
  return proveSaved(page);
}

/** After the first time it must go on by itself; 1 where it had to be begun. */
async function beginUnlessRunning(page: Page): Promise<number> {
  const running = page.getByRole('heading', { name: 'Being saved' });
  const begin = page.getByRole('button', { name: /^Save \d+ (?:more )?documents/ });
  await expect(running.or(begin).or(page.getByText(/^Complete/))).toBeVisible({ timeout: 30_000 });
  if ((await begin.count()) === 0) return 0;
  await begin.click();
  await expect(running).toBeVisible();
  return 1;
}

async function waitOrComplete(page: Page, milliseconds: number): Promise<boolean> {
  return page
    .getByText(/^Complete: All documents/)
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
