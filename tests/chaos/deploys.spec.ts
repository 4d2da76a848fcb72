import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { startTestBackend, type TestBackend } from '../support/backend.mjs';
import { collectMessages, metered, moveMouse } from '../support/journey.ts';
import { siteBuilds, type SiteBuilds } from '../support/site-builds.mjs';

test.use({ serviceWorkers: 'allow' });

// `npm run prove -- chaos` runs more.
const deployments = Number(process.env.FIELDSHOP_DEPLOYMENTS ?? 1);
const marks = ['a', 'b', 'c', 'd'].slice(0, deployments + 2);
const pages = ['News', 'Contacts by region', 'Videos', 'All products', 'Write to us', 'About us'];

let builds: SiteBuilds;
let backend: TestBackend;
const done = { deployments: 0 };
test.beforeAll(async () => {
  test.setTimeout(300_000);
  builds = await siteBuilds(marks);
  await deploy();
  backend = await startTestBackend({ environment: { SITE_DIR: builds.served } });
});
test.afterAll(async () => {
  await backend.stop();
  await builds.remove();
});

test(`open tabs survive deployments: ${deployments} and a postponed one`, async ({ browser }) => {
  test.setTimeout(180_000 + deployments * 90_000);
  const [writer, reader] = await twoTabs(browser);
  const leftAlone = await aTabWithoutWorker(browser);
  const messages = [writer, reader, leftAlone].map((page) => collectMessages(page));

  while (done.deployments <= deployments) {
    const text = `${done.deployments} bar or so`;
    await fromField(writer).fill(text);
    let running = await deployUnder(writer, reader);
    await goOn(leftAlone);
    // Every other time, a postponed version is followed by another one.
    if (done.deployments % 3 === 2) {
      await offerOf(reader).getByRole('button', { name: 'Later' }).click();
      running = await deployUnder(writer, reader);
      await goOn(leftAlone);
    }
    const accepting = done.deployments % 2 ? reader : writer;
    await offerOf(accepting).getByRole('button', { name: 'Reload' }).click();
    for (const page of [writer, reader])
      await expect.poll(() => builtAs(page), { timeout: 60_000 }).toBe(running);
    await expect(fromField(writer)).toHaveValue(text);
    await isShown(reader);
    await leftAlone.reload();
  }
  const unexpected = messages.flat().filter((text) => !/registration blocked by Playwright/.test(text));
  expect(unexpected).toEqual([]);
  await Promise.all([writer, reader, leftAlone].map((page) => page.context().close()));
});

async function deploy() {
  const mark = marks[done.deployments % marks.length] ?? '';
  await builds.deploy(mark);
  done.deployments += 1;
  return mark;
}

/** Both tabs are notified, whichever of them checks; the old version still works meanwhile. */
async function deployUnder(writer: Page, reader: Page) {
  const mark = await deploy();
  await goOn(reader);
  // The code that checks is loaded when the page is idle.
  await expect(async () => {
    await lookForNewVersion(done.deployments % 2 ? reader : writer);
    for (const page of [writer, reader]) await expect(offerOf(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 150_000 });
  return mark;
}

const offerOf = (page: Page) => page.getByRole('complementary', { name: 'New version' });
const fromField = (page: Page) => page.getByLabel('from', { exact: true }).first();
const builtAs = (page: Page) => page.evaluate('globalThis.builtAs').catch(() => undefined);

/** Simulates that the user returns to the tab. */
const lookForNewVersion = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Follows a link to a page whose script has not been loaded yet. The site must not reload. */
async function goOn(page: Page) {
  const before = await builtAs(page);
  const name = pages[done.deployments % pages.length] ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await isShown(page);
  expect(await builtAs(page)).toBe(before);
}

async function isShown(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(/could not be/);
}

async function twoTabs(browser: Browser): Promise<[Page, Page]> {
  const context = moveMouse(await browser.newContext({ baseURL: backend.origin }));
  // In the proof, the offline download runs beside it.
  if (deployments === 1) await context.addInitScript(metered);
  const writer = await context.newPage();
  await writer.goto('/categories/pressure');
  await writer.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const reader = await context.newPage();
  await reader.goto('/');
  await reader.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return [writer, reader];
}

/** Its files come only from the server. */
async function aTabWithoutWorker(browser: Browser): Promise<Page> {
  const context = moveMouse(await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' }));
  const page = await context.newPage();
  await page.goto('/');
  await expect.poll(() => builtAs(page)).toBe(marks[0]);
  return page;
}
